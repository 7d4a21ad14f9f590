import type { Node } from 'prosemirror-model';
import { NodeSelection } from 'prosemirror-state';
import type { EditorView, NodeView } from 'prosemirror-view';
import { moveBlock } from './rich-commands.js';

/** The editor's view of a picture: description, caption, and buttons for the keyboard. */
export class PictureView implements NodeView {
  readonly dom = document.createElement('figure');
  private readonly image = document.createElement('img');
  private readonly alt: HTMLInputElement;
  private readonly caption: HTMLInputElement;
  private readonly missing = document.createElement('p');

  constructor(
    private node: Node,
    private readonly view: EditorView,
    private readonly place: () => number | undefined,
  ) {
    this.dom.className = 'rich-picture';
    this.dom.contentEditable = 'false';
    const fields = document.createElement('div');
    fields.className = 'rich-picture-fields';
    this.alt = this.field(fields, 'What the picture shows', 'alt');
    this.missing.className = 'rich-picture-missing';
    this.missing.textContent = 'Describe it in a few words for people who cannot see it.';
    fields.append(this.missing);
    this.caption = this.field(fields, 'Caption', 'caption');
    const buttons = document.createElement('div');
    buttons.className = 'rich-picture-buttons';
    buttons.append(
      this.button('Move up', () => this.move(-1)),
      this.button('Move down', () => this.move(1)),
      this.button('Remove picture', () => this.remove()),
    );
    fields.append(buttons);
    this.image.referrerPolicy = 'no-referrer';
    this.image.draggable = false;
    this.dom.append(this.image, fields);
    this.show();
  }

  update(node: Node): boolean {
    if (node.type !== this.node.type) return false;
    this.node = node;
    this.show();
    return true;
  }

  selectNode(): void {
    this.dom.classList.add('rich-selected');
  }

  deselectNode(): void {
    this.dom.classList.remove('rich-selected');
  }

  /** Lets the browser handle events in fields and buttons, instead of the editor. */
  stopEvent(event: Event): boolean {
    return event.target instanceof HTMLInputElement || event.target instanceof HTMLButtonElement;
  }

  ignoreMutation(): boolean {
    return true;
  }

  private show(): void {
    const { src, alt, caption } = this.node.attrs as Record<'src' | 'alt' | 'caption', string>;
    if (this.image.getAttribute('src') !== src) this.image.src = src;
    this.image.alt = alt;
    if (this.alt.value !== alt) this.alt.value = alt;
    if (this.caption.value !== caption) this.caption.value = caption;
    this.missing.hidden = alt.trim() !== '';
  }

  private field(parent: HTMLElement, name: string, attribute: 'alt' | 'caption'): HTMLInputElement {
    const label = document.createElement('label');
    const input = document.createElement('input');
    input.type = 'text';
    input.maxLength = 500;
    input.dataset['picture'] = attribute;
    input.addEventListener('input', () => {
      const at = this.place();
      if (at !== undefined) this.view.dispatch(this.view.state.tr.setNodeAttribute(at, attribute, input.value));
    });
    input.addEventListener('keydown', (event) => {
      if (event.key === 'Enter') event.preventDefault();
      if (event.key === 'Escape') this.view.focus();
    });
    label.append(name, input);
    parent.append(label);
    return input;
  }

  private button(name: string, run: () => void): HTMLButtonElement {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = name;
    button.addEventListener('click', run);
    return button;
  }

  private move(by: -1 | 1): void {
    const at = this.select();
    if (at !== undefined && moveBlock(by)(this.view.state, this.view.dispatch)) this.view.focus();
  }

  private remove(): void {
    if (this.select() === undefined) return;
    this.view.dispatch(this.view.state.tr.deleteSelection());
    this.view.focus();
  }

  private select(): number | undefined {
    const at = this.place();
    if (at !== undefined) this.view.dispatch(this.view.state.tr.setSelection(NodeSelection.create(this.view.state.doc, at)));
    return at;
  }
}
