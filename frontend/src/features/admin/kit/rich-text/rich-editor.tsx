import { baseKeymap } from 'prosemirror-commands';
import { history } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { Fragment, type Node, Slice } from 'prosemirror-model';
import { type Command, EditorState, type Plugin } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import 'prosemirror-view/style/prosemirror.css';
import { useEffect, useRef, useState } from 'react';
import { cleanPaste } from './clean-paste.js';
import type { Dialect } from './dialect.js';
import { LinkForm } from './link-form.js';
import { type MarkdownText, markdownText } from './markdown-text.js';
import { PictureView } from './picture-view.js';
import { actionsOf, insertPicture, linkAt, setLink, TYPING, typedSigns } from './rich-commands.js';
import { RichToolbar } from './rich-toolbar.js';
import { usePictureUpload } from './use-picture-upload.js';

export interface RichEditorProps {
  id: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  dialect: Dialect;
  rows: number;
  disabled: boolean;
  describedBy?: string;
  invalid?: boolean;
}

/** The rich-text editor of a Markdown text. */
export default function RichEditor({ id, label, value, onChange, dialect, rows, disabled, describedBy, invalid = false }: RichEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const [parts] = useState(() => ({ text: markdownText(dialect), actions: actionsOf(dialect) }));
  const [plugins] = useState(() =>
    pluginsOf(
      dialect,
      parts.actions,
      () => setLinking(true),
      () => focusToolbar(host.current),
    ),
  );
  const [state, setState] = useState(() => stateOf(parts.text, value, plugins));
  const [linking, setLinking] = useState(false);
  const { note, setNote, upload } = usePictureUpload((url) => {
    run(insertPicture(url));
    host.current?.querySelector<HTMLInputElement>('.rich-selected [data-picture="alt"]')?.focus();
  });
  const written = useRef(value);
  const latestProps = useRef({ onChange, disabled, upload, setNote });
  useEffect(() => {
    latestProps.current = { onChange, disabled, upload, setNote };
  });
  const run = (command: Command) => {
    command(view.current!.state, view.current!.dispatch);
  };
  const back = () => view.current?.focus();

  useEffect(() => {
    const made = new EditorView(host.current, {
      state,
      editable: () => !latestProps.current.disabled,
      nodeViews: { picture: (node, editor, place) => new PictureView(node, editor, place) },
      dispatchTransaction(transaction) {
        const next = made.state.apply(transaction);
        made.updateState(next);
        setState(next);
        if (!transaction.docChanged) return;
        written.current = parts.text.write(next.doc);
        latestProps.current.onChange(written.current);
      },
      transformPastedHTML(html) {
        const { html: clean, picturesLeftOut } = cleanPaste(html);
        if (picturesLeftOut > 0)
          latestProps.current.setNote(
            `${picturesLeftOut === 1 ? 'A picture was' : `${picturesLeftOut} pictures were`} left out. Save each as a file and add it with the picture button.`,
          );
        return clean;
      },
      transformPasted: (slice) => new Slice(fitted(slice.content, dialect), slice.openStart, slice.openEnd),
      // Pasted plain text is parsed as Markdown.
      clipboardTextParser: (text, _place, plain) => (plain ? undefined! : Slice.maxOpen(parts.text.read(text).content)),
      handlePaste: (_editor, event) => takeFiles(event.clipboardData, event.clipboardData?.types.includes('text/html')),
      handleDrop: (_editor, event) => takeFiles(event.dataTransfer),
    });
    const takeFiles = (data: DataTransfer | null, hasText = false) => {
      const files = [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
      if (!dialect.pictures || hasText || files.length === 0) return false;
      void latestProps.current.upload(files);
      return true;
    };
    view.current = made;
    return () => made.destroy();
    // The view is created once, when the field is mounted.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  useEffect(() => {
    if (value === written.current) return;
    written.current = value;
    const next = stateOf(parts.text, value, plugins);
    view.current?.updateState(next);
    setState(next);
  }, [value, parts, plugins]);

  useEffect(() => {
    const attributes = {
      id,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
      'aria-invalid': String(invalid),
      'aria-disabled': String(disabled),
      class: 'rich-text',
      style: `min-height: calc(${rows} * 1.5em + 1rem)`,
      ...(describedBy ? { 'aria-describedby': describedBy } : {}),
    };
    view.current?.setProps({ attributes });
  }, [id, label, invalid, disabled, describedBy, rows]);

  return (
    <div className="rich" data-invalid={invalid || undefined} data-disabled={disabled || undefined}>
      <RichToolbar
        id={id}
        label={label}
        state={state}
        actions={parts.actions}
        disabled={disabled}
        onRun={(command) => (run(command), back())}
        onLink={() => setLinking(true)}
        linkIsOn={linkAt(state) !== undefined}
        onLeave={back}
        onPictures={dialect.pictures ? (files) => void upload(files) : undefined}
      />
      {linking && (
        <LinkForm
          label={label}
          address={linkAt(state)?.href ?? ''}
          onDone={(address) => {
            if (address !== undefined) run(setLink(address));
            setLinking(false);
            back();
          }}
        />
      )}
      <div ref={host} />
      <p className="rich-note" role="status">
        {note}
      </p>
    </div>
  );
}

function stateOf(text: MarkdownText, value: string, plugins: Plugin[]): EditorState {
  return EditorState.create({ doc: text.read(value), plugins });
}

function pluginsOf(dialect: Dialect, actions: ReturnType<typeof actionsOf>, onLink: () => void, onToolbar: () => void): Plugin[] {
  const keys = Object.values(actions).flatMap(({ key, run }) => (key ? [[key, run] as const] : []));
  return [
    typedSigns(dialect),
    keymap({
      ...Object.fromEntries(keys),
      ...TYPING,
      'Mod-k': () => (onLink(), true),
      'Alt-F10': () => (onToolbar(), true),
    }),
    keymap(baseKeymap),
    history(),
  ];
}

function focusToolbar(host: HTMLElement | null): void {
  host?.parentElement?.querySelector<HTMLElement>('.rich-toolbar [tabindex="0"]')?.focus();
}

/** Adapts pasted content to the dialect: heading levels, and no pictures where they are not supported. */
function fitted(content: Fragment, dialect: Dialect): Fragment {
  const [large, small] = dialect.headings;
  const nodes: Node[] = [];
  content.forEach((node) => {
    if (node.type.name === 'picture' && !dialect.pictures) return;
    const level = (node.attrs['level'] as number) <= large ? large : small;
    const attrs = node.type.name === 'heading' ? { ...node.attrs, level } : node.attrs;
    nodes.push(node.isText ? node : node.type.create(attrs, fitted(node.content, dialect), node.marks));
  });
  return Fragment.fromArray(nodes);
}
