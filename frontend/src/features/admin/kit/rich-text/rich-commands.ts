import { autoJoin, chainCommands, exitCode, lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import { inputRules, InputRule, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import type { MarkType, NodeType } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, type EditorState, NodeSelection, type Plugin, TextSelection } from 'prosemirror-state';
import { closeHistory, redo, undo } from 'prosemirror-history';
import { type Dialect, linkFrom } from './dialect.js';
import { RICH } from './rich-schema.js';

const { nodes, marks } = RICH;
const LISTS = ['bullet_list', 'ordered_list'];

/** A command of the toolbar or of a key. */
export interface Action {
  name: string;
  /** As prosemirror-keymap names it. */
  key?: string;
  run: Command;
  /** Whether it is active for the selection; only for commands that toggle. */
  isOn?: (state: EditorState) => boolean;
}

export function actionsOf({
  headings: [large, small],
}: Dialect): Record<'bold' | 'italic' | 'large' | 'small' | 'bullets' | 'numbers' | 'quote' | 'undo' | 'redo', Action> {
  return {
    bold: { name: 'Bold', key: 'Mod-b', run: toggleMark(marks.strong), isOn: hasMark(marks.strong) },
    italic: { name: 'Italic', key: 'Mod-i', run: toggleMark(marks.em), isOn: hasMark(marks.em) },
    large: { name: 'Heading', key: 'Mod-Alt-1', run: toggleHeading(large), isOn: isHeading(large) },
    small: { name: 'Small heading', key: 'Mod-Alt-2', run: toggleHeading(small), isOn: isHeading(small) },
    bullets: {
      name: 'Bulleted list',
      key: 'Mod-Shift-8',
      run: toggleList(nodes.bullet_list),
      isOn: (state) => listAt(state) === 'bullet_list',
    },
    numbers: {
      name: 'Numbered list',
      key: 'Mod-Shift-7',
      run: toggleList(nodes.ordered_list),
      isOn: (state) => listAt(state) === 'ordered_list',
    },
    quote: {
      name: 'Quotation',
      key: 'Mod-Shift-9',
      run: (state, dispatch) => (within(state, ['blockquote']) ? lift : wrapIn(nodes.blockquote))(state, dispatch),
      isOn: (state) => within(state, ['blockquote']) !== undefined,
    },
    undo: { name: 'Undo typing', key: 'Mod-z', run: undo },
    redo: { name: 'Redo typing', key: 'Mod-Shift-z', run: redo },
  };
}

/** Key bindings without a button. */
export const TYPING: Record<string, Command> = {
  'Mod-y': redo,
  Enter: splitListItem(nodes.list_item),
  'Shift-Enter': chainCommands(exitCode, (state, dispatch) => {
    if (state.selection.$from.parent.type === nodes.source) return false;
    dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
    return true;
  }),
  'Mod-]': sinkListItem(nodes.list_item),
  'Mod-[': liftListItem(nodes.list_item),
  'Alt-ArrowUp': moveBlock(-1),
  'Alt-ArrowDown': moveBlock(1),
};

/** Input rules: Markdown syntax is converted while it is typed. */
export function typedSigns({ headings: [large, small] }: Dialect): Plugin {
  return inputRules({
    rules: [
      textblockTypeInputRule(/^(#{1,6})\s$/, nodes.heading, ([, signs]) => ({
        level: signs!.length <= 2 ? large : signs!.length === large ? large : small,
      })),
      wrappingInputRule(/^\s*[-*+]\s$/, nodes.bullet_list),
      wrappingInputRule(
        /^(\d{1,3})[.)]\s$/,
        nodes.ordered_list,
        ([, number]) => ({ order: Number(number) }),
        ([, number], list) => list.childCount + (list.attrs['order'] as number) === Number(number),
      ),
      wrappingInputRule(/^\s*>\s$/, nodes.blockquote),
      around(/\*\*([^*\s](?:[^*]*[^*\s])?)\*\*$/, marks.strong),
      around(/(?<!\*)\*([^*\s](?:[^*]*[^*\s])?)\*$/, marks.em),
    ],
  });
}

/** The link at the selection, with its position. */
export function linkAt(state: EditorState): { href: string; from: number; to: number } | undefined {
  const { $from, from, to, empty } = state.selection;
  const type = marks.link;
  const mark = type.isInSet($from.marks()) ?? ($from.nodeAfter && type.isInSet($from.nodeAfter.marks));
  if (!mark) return undefined;
  const href = String(mark.attrs['href']);
  if (!empty) return { href, from, to };
  let [begin, end] = [from, from];
  $from.parent.forEach((node, offset) => {
    const at = $from.start() + offset;
    if (mark.isInSet(node.marks) && at <= from && at + node.nodeSize >= from) [begin, end] = [at, at + node.nodeSize];
  });
  return { href, from: begin, to: end };
}

/** Makes the selection a link; without a selection, inserts the address itself. An empty address removes the link. */
export function setLink(typed: string): Command {
  return (state, dispatch) => {
    const type = marks.link;
    const { from, to } = linkAt(state) ?? state.selection;
    const href = typed.trim() === '' ? '' : linkFrom(typed);
    if (href === undefined) return false;
    let { tr } = state;
    if (href === '') tr = tr.removeMark(from, to, type);
    else if (from === to) tr = tr.replaceSelectionWith(RICH.text(typed.trim(), [type.create({ href })]), false);
    else tr = tr.removeMark(from, to, type).addMark(from, to, type.create({ href }));
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

/** Inserts an uploaded picture below the block with the cursor, or replaces that block when it is empty. */
export function insertPicture(src: string): Command {
  return (state, dispatch) => {
    const { $from } = state.selection;
    const picture = nodes.picture.create({ src });
    const isEmpty = $from.depth === 1 && $from.parent.type === nodes.paragraph && $from.parent.content.size === 0;
    const at = $from.depth === 0 ? state.selection.to : isEmpty ? $from.before(1) : $from.after(1);
    const tr = isEmpty ? state.tr.replaceWith(at, $from.after(1), picture) : state.tr.insert(at, picture);
    if (at + 1 >= tr.doc.content.size) tr.insert(tr.doc.content.size, nodes.paragraph.create());
    dispatch?.(tr.setSelection(NodeSelection.create(tr.doc, at)).scrollIntoView());
    return true;
  };
}

/** Swaps the block with the cursor (a paragraph, a picture, a whole list) with its neighbour. */
export function moveBlock(by: -1 | 1): Command {
  return (state, dispatch) => {
    const { selection, doc } = state;
    const index = selection.$from.index(0);
    const other = index + by;
    if (other < 0 || other >= doc.childCount) return false;
    const first = Math.min(index, other);
    let start = 0;
    for (let child = 0; child < first; child += 1) start += doc.child(child).nodeSize;
    const [one, two] = [doc.child(first), doc.child(first + 1)];
    // A separate undo step, also directly after typing.
    const tr = closeHistory(state.tr).replaceWith(start, start + one.nodeSize + two.nodeSize, [two, one]);
    const shift = by < 0 ? -one.nodeSize : two.nodeSize;
    const { from, to } = selection;
    tr.setSelection(
      selection instanceof NodeSelection
        ? NodeSelection.create(tr.doc, from + shift)
        : TextSelection.create(tr.doc, from + shift, Math.min(to + shift, tr.doc.content.size)),
    );
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

function toggleHeading(level: number): Command {
  return (state, dispatch) =>
    (isHeading(level)(state) ? setBlockType(nodes.paragraph) : setBlockType(nodes.heading, { level }))(state, dispatch);
}

function toggleList(type: NodeType): Command {
  const wrap = autoJoin(wrapInList(type), LISTS);
  return (state, dispatch) => {
    const currentList = within(state, LISTS);
    if (!currentList) return wrap(state, dispatch);
    if (currentList.type === type.name) return liftListItem(nodes.list_item)(state, dispatch);
    dispatch?.(state.tr.setNodeMarkup(currentList.at, type, { tight: currentList.tight }));
    return true;
  };
}

function within({ selection: { $from } }: EditorState, types: string[]): { type: string; at: number; tight: boolean } | undefined {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    if (types.includes(node.type.name)) return { type: node.type.name, at: $from.before(depth), tight: node.attrs['tight'] as boolean };
  }
  return undefined;
}

const listAt = (state: EditorState) => within(state, LISTS)?.type;
const isHeading =
  (level: number) =>
  ({ selection: { $from } }: EditorState) =>
    $from.parent.type === nodes.heading && $from.parent.attrs['level'] === level;

function hasMark(type: MarkType) {
  return ({ selection: { from, to, empty, $from }, storedMarks, doc }: EditorState) =>
    empty ? type.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, type);
}

/** An input rule for signs around words, applied when the last one is typed. */
function around(pattern: RegExp, type: MarkType): InputRule {
  return new InputRule(pattern, (state, match, start, end) => {
    const words = match[1]!;
    return state.tr.replaceWith(start, end, RICH.text(words, [...state.doc.resolve(start).marks(), type.create()])).removeStoredMark(type);
  });
}
