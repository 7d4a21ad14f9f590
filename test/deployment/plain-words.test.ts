import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** Words that the code used to have a meaning of its own for, and the field's term for each. */
const NAMES: [RegExp, string][] = [
  [/^Departure$/, 'graceful shutdown'],
  [/^\w*Gate$|^(gateOf|passGate|gateApi)$/, 'circuit breaker, or login page'],
  [/^Letter\w*$|^\w+Letter$/, 'email'],
  [/^hold$|^holdNames$|For(Change|Hold)$|^forHold$/, 'findForUpdate, lockNames, withLock'],
  [/^\w*[sS]toodIn$|^StandIn\w*$/, 'fallback, or fake'],
  [/^\w*Generation$|^generation$/, 'cache version'],
  [/^Kept\w*$/, 'cached, stored or stale'],
  [/^(Turns|TurnLimits|ReadsInTurn)$/, 'concurrency limit'],
  [/^(Arrivals|ArrivalLimits)$/, 'rate limit'],
  [/^Gone[A-Z]\w*$/, 'removed'],
  [/^Desk\w*$|^ThenAndNow\w*$/, 'item table, item drawer, comparison table'],
  [/^(Tally|tallies)$/, 'erasure count'],
  [/^OwnersWord$|^newsAbout$/, 'owner update'],
  [/^Tell[A-Z]\w*$|^Telling\w*$|^\w*Untold$|^isTold$|^isUnheard$/, 'notify'],
  [/^(MOST|LONGEST|FEWEST|LEAST|SHORTEST)_\w+$|^(MOST|FEWEST|LEAST|SHORTEST)$/, 'MAX_ or MIN_, and of what'],
  [/^(Asked|Standing)$/, 'what is asked, or exists already'],
  [/^(whoCalled|asItStands|tryOut|wentAlong|asOne|giveOnce)$/, 'what the function does'],
];
const FILES =
  /^(departure|gate|letters?|kept|gone|turns|arrivals|desk|then-and-now|owners-word|tell|telling|joined|readings|offers|pass-on)(-[\w-]+)?\./;
const COMMENTS: [RegExp, string][] = [
  [/\bwhoever\b/i, 'name who it is: the client, the caller, the owner, the reader'],
  [/\btomorrow is another\b|\bclothes\b|\bfront door\b|\bwet thumb\b|\bleaves? the house\b/i, 'say it plainly'],
  [/\bsomebody else was quicker\b/i, 'changed by somebody else'],
  [/\b(kept by nobody|nobody's business)\b/i, 'never cached; internal'],
  [/\b(he|him|his|she|her|hers)\b/, 'they'],
];
/** Words that mean something else elsewhere, such as the letters of a word. */
const NAMES_IN: [files: RegExp, RegExp, string][] = [
  [
    /^src\/(platform\/deliveries\/|shared\/\w+\/email|modules\/(submissions|referrals|operation|content)\/(?!.*(\.spec\.ts|-changes\.ts|answers\.ts|text-pages\.ts)$))/,
    /^letters?$/,
    'email',
  ],
];
/** Fields of the API and the words of others keep their names. */
const OTHERS = /^(src\/migrations\/|test\/fixtures\/)|listing-generator|trades\/domain\/catalogue|-data\.ts$|plain-words\.test\.ts$/;

const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src', 'frontend', 'test', 'scripts'], {
  encoding: 'utf8',
  maxBuffer: 16 << 20,
})
  .split('\n')
  .filter((path) => /\.(tsx?|mjs|css)$/.test(path) && !OTHERS.test(path));

/** The file's comments with their line numbers; names are what is left without comments and texts. */
function read(path: string): { names: Set<string>; comments: [line: number, text: string][] } {
  const comments: [number, string][] = [];
  const lines = readFileSync(path, 'utf8').split('\n');
  const code = lines.map((line, index) => {
    const comment = /^\s*(\/\/|\/?\*)(?<text>.*)$/.exec(line)?.groups?.['text'];
    if (comment === undefined) return line;
    comments.push([index + 1, comment]);
    return '';
  });
  const bare = code
    .join('\n')
    .replace(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, '')
    .replace(/`(?:[^`\\]|\\.)*`/g, (template) => template.match(/(?<=\$\{)[^}]*/g)?.join(' ') ?? '');
  return { names: new Set(bare.match(/(?<![\w$.'’-])[A-Za-z_]\w*/g)), comments };
}

const existing = sources.filter((path) => {
  try {
    readFileSync(path);
    return true;
  } catch {
    return false;
  }
});

it('the code uses standard terms, in names of files, identifiers and comments', () => {
  const found = existing.flatMap((path) => {
    const { names, comments } = read(path);
    const file = FILES.test(basename(path)) ? [`${path}: the file's name`] : [];
    const named = NAMES.flatMap(([word, term]) =>
      [...names].filter((name) => word.test(name)).map((name) => `${path}: ${name}, say ${term}`),
    );
    const namedHere = NAMES_IN.filter(([files]) => files.test(path)).flatMap(([, word, term]) =>
      [...names].filter((name) => word.test(name)).map((name) => `${path}: ${name}, say ${term}`),
    );
    const said = comments.flatMap(([line, text]) =>
      COMMENTS.filter(([word]) => word.test(text)).map(([word, term]) => `${path}:${line}: ${word.exec(text)![0]}, ${term}`),
    );
    return [...file, ...named, ...namedHere, ...said];
  });
  expect(found).toEqual([]);
});

/** The words of a language, where they are data. */
const WORD_LISTS = /understanding\/filler\.ts$/;

it('people are “they”, in texts of the product, too', () => {
  const found = existing
    .filter((path) => /^(src|frontend\/src)\//.test(path) && !WORD_LISTS.test(path))
    .flatMap((path) =>
      readFileSync(path, 'utf8')
        .split('\n')
        .flatMap((line, index) => (/\b(he|him|his|she|her|hers)\b/.test(line) ? [`${path}:${index + 1}`] : [])),
    );
  expect(found).toEqual([]);
});
