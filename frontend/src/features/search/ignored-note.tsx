import { fillTemplate } from '../../../../src/shared/text/fill-template.js';
import { IGNORED_WORDS } from '../../../../src/shared/words/ignored-words.js';
import { useWords } from '../../lib/use-words.js';
import { Icon } from '../../ui/icon.js';

/** The notice about ignored parameters of the address. @param names of the parameters */
export default function IgnoredNote({ names }: { names: readonly string[] }) {
  const words: Record<string, string> = useWords('search-words', IGNORED_WORDS);
  const parts = names.map((name) => words[`ignored${name.charAt(0).toUpperCase()}${name.slice(1)}`] ?? name).join(', ');
  return (
    <p className="note" role="note">
      <Icon name="info" />
      {fillTemplate(words['ignored']!, { parts })}
    </p>
  );
}
