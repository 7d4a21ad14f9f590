import { changesOf, isDefault, shownValue, typedSince } from './typed-texts.js';
import type { EditedText } from './texts-endpoints.js';

const text = (name: string, value: string, standard: string): EditedText => ({
  kind: 'line',
  label: name,
  most: 100,
  default: standard,
  name,
  value,
  isChanged: value !== standard,
});
const TEXTS = [text('title', 'Ours', 'Built in'), text('subtitle', 'Built in too', 'Built in too')];

describe('what was typed', () => {
  it('changes what differs from the saved text; a reset to the default only if another text is saved', () => {
    expect(changesOf(TEXTS, { title: 'Ours', subtitle: 'New', gone: 'x' })).toEqual({ subtitle: 'New' });
    expect(changesOf(TEXTS, { title: null, subtitle: null })).toEqual({ title: null });
  });

  it('during a save is still to be saved', () => {
    const sent = { title: 'Sent', subtitle: null };
    expect(typedSince(sent, { title: 'Sent, and more', subtitle: null, lead: 'New' })).toEqual({ title: 'Sent, and more', lead: 'New' });
    expect(typedSince(sent, { ...sent, title: null })).toEqual({ title: null });
  });

  it('is shown in the field, or the default if that was chosen', () => {
    expect(shownValue(TEXTS[0]!, {})).toBe('Ours');
    expect(shownValue(TEXTS[0]!, { title: null })).toBe('Built in');
    expect([isDefault(TEXTS[0]!, {}), isDefault(TEXTS[0]!, { title: null }), isDefault(TEXTS[1]!, {})]).toEqual([false, true, true]);
  });
});
