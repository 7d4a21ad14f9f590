import { NEW_BLOG } from './blog-fields.js';
import { initialState, editorReducer, EMPTY_STEP, moved, type EditorState } from './editor-state.js';

const TEXT = '## Tools\n\n- Wrench\n\n## Steps\n\nStep 1: Close the valve\n\nTurn it.\n\n## Why it drips\n\nWear.';
const writing = (): EditorState => initialState({ ...NEW_BLOG, content: TEXT });

describe('an article that is being written', () => {
  it('is split into its fields, and keeps unknown headings', () => {
    const { parts } = writing();
    expect(parts).toMatchObject({
      tools: ['Wrench'],
      steps: [{ title: 'Close the valve', text: 'Turn it.' }],
      sections: [{ heading: 'Why it drips', text: 'Wear.' }],
    });
  });

  it('gets its text from a changed field, whose typed value is kept', () => {
    const { fields, parts } = editorReducer(writing(), {
      kind: 'parts',
      parts: { tools: ['Wrench ', '', 'Rag'], steps: [...writing().parts.steps, EMPTY_STEP] },
    });
    expect(parts.tools).toEqual(['Wrench ', '', 'Rag']);
    expect(parts.steps).toHaveLength(2);
    expect(fields.content).toContain('- Wrench\n- Rag');
    expect(fields.content).not.toContain('Step 2');
    expect(fields.content).toContain('## Why it drips');
  });

  it('gets its fields from a changed text', () => {
    expect(editorReducer(writing(), { kind: 'field', name: 'content', value: '## Parts\n\n- Washer' }).parts).toMatchObject({
      tools: [],
      parts: ['Washer'],
      steps: [],
    });
  });

  it('keeps its text when an unrelated field changes', () => {
    const before = writing();
    const after = editorReducer(before, { kind: 'field', name: 'title', value: 'Taps' });
    expect(after.fields).toEqual({ ...before.fields, title: 'Taps' });
    expect(after.parts).toBe(before.parts);
  });

  it('lets its steps be reordered', () => expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']));
});
