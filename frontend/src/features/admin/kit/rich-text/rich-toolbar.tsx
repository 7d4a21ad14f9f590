import {
  BoldOutlined,
  ItalicOutlined,
  LinkOutlined,
  OrderedListOutlined,
  PictureOutlined,
  RedoOutlined,
  UndoOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import type { Command, EditorState } from 'prosemirror-state';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { PICTURE_KINDS } from '../../../../lib/picture-files.js';
import type { Action } from './rich-commands.js';

type ActionName = keyof ReturnType<typeof import('./rich-commands.js').actionsOf>;

interface RichToolbarProps {
  id: string;
  label: string;
  state: EditorState;
  actions: Record<ActionName, Action>;
  disabled: boolean;
  onRun: (command: Command) => void;
  onLink: () => void;
  linkIsOn: boolean;
  /** Missing when the text supports no pictures. */
  onPictures?: (files: readonly File[]) => void;
  onLeave: () => void;
}

const ICONS: Record<ActionName, ReactNode> = {
  bold: <BoldOutlined aria-hidden />,
  italic: <ItalicOutlined aria-hidden />,
  large: <span aria-hidden>H</span>,
  small: (
    <span aria-hidden className="rich-small">
      H
    </span>
  ),
  bullets: <UnorderedListOutlined aria-hidden />,
  numbers: <OrderedListOutlined aria-hidden />,
  quote: <span aria-hidden>”</span>,
  undo: <UndoOutlined aria-hidden />,
  redo: <RedoOutlined aria-hidden />,
};
const BEFORE_LINK: ActionName[] = ['bold', 'italic', 'large', 'small', 'bullets', 'numbers', 'quote'];
const AFTER_LINK: ActionName[] = ['undo', 'redo'];
const MOD = /Mac|iPhone|iPad/.test(navigator.userAgent) ? 'Cmd' : 'Ctrl';

/** The toolbar is one tab stop; arrow keys move between the buttons (roving tabindex). */
export function RichToolbar({ id, label, state, actions, disabled, onRun, onLink, linkIsOn, onPictures, onLeave }: RichToolbarProps) {
  const [current, setCurrent] = useState(0);
  const bar = useRef<HTMLDivElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const moveFocus = (event: KeyboardEvent) => {
    const buttons = [...(bar.current?.querySelectorAll<HTMLButtonElement>('button') ?? [])];
    const at = buttons.indexOf(event.target as HTMLButtonElement);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1 + buttons.length, Home: 0, End: buttons.length - 1 }[event.key];
    if (event.key === 'Escape') onLeave();
    if (to === undefined || at < 0) return;
    event.preventDefault();
    setCurrent(to % buttons.length);
    buttons[to % buttons.length]!.focus();
  };
  let index = -1;
  const button = (name: string, icon: ReactNode, run: () => void, more: { key?: string; isOn?: boolean; off?: boolean } = {}) => {
    index += 1;
    const own = index;
    return (
      <button
        key={name}
        type="button"
        aria-label={name}
        title={more.key ? `${name} (${more.key})` : name}
        aria-pressed={more.isOn}
        aria-disabled={more.off || disabled || undefined}
        tabIndex={own === current ? 0 : -1}
        // Keeps the selection in the text.
        onMouseDown={(event) => event.preventDefault()}
        onFocus={() => setCurrent(own)}
        onClick={() => !more.off && !disabled && run()}
      >
        {icon}
      </button>
    );
  };
  const actionButton = (name: ActionName) => {
    const action = actions[name];
    return button(action.name, ICONS[name], () => onRun(action.run), {
      key: action.key && keyText(action.key),
      isOn: action.isOn?.(state),
      off: !action.isOn && !action.run(state),
    });
  };
  return (
    <div ref={bar} className="rich-toolbar" role="toolbar" aria-label={`Format: ${label}`} aria-controls={id} onKeyDown={moveFocus}>
      {BEFORE_LINK.map(actionButton)}
      {button('Link', <LinkOutlined aria-hidden />, onLink, { key: `${MOD}+K`, isOn: linkIsOn })}
      {onPictures && button('Picture', <PictureOutlined aria-hidden />, () => file.current?.click())}
      {AFTER_LINK.map(actionButton)}
      {onPictures && (
        <input
          ref={file}
          type="file"
          accept={PICTURE_KINDS}
          multiple
          hidden
          aria-label={`Pictures for ${label}`}
          onChange={({ target }) => {
            onPictures([...(target.files ?? [])]);
            target.value = '';
          }}
        />
      )}
    </div>
  );
}

/** Formats "Mod-Shift-8" for display. */
const keyText = (key: string) => key.replace('Mod', MOD).replace(/-(.)/g, (_all, letter: string) => `+${letter.toUpperCase()}`);
