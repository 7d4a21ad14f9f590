import { BUSINESS_WORDS } from '../../../../src/shared/words/business-words.js';
import * as code from './share.js';
import type { Shared, Sharing } from './share.js';

const share = (what: Shared, browser: Sharing) => code.share(what, BUSINESS_WORDS, browser);

const WHAT = { title: 'Northgate Plumbing', url: 'https://homewright.example/business/northgate' };
const failing = (name: string) => () => Promise.reject(Object.assign(new Error('no'), { name }));

function clipboard() {
  const written: string[] = [];
  return { written, clipboard: { writeText: (text: string) => Promise.resolve(void written.push(text)) } };
}

describe('sharing a business', () => {
  it('opens the share dialog of the device, and does not use the clipboard', async () => {
    const shared: object[] = [];
    const { written, ...rest } = clipboard();
    expect(await share(WHAT, { ...rest, share: (what) => Promise.resolve(void shared.push(what)) })).toBe('');
    expect({ shared, written }).toEqual({ shared: [WHAT], written: [] });
  });

  it('shows nothing when the dialog was closed', async () => {
    const { written, ...rest } = clipboard();
    expect(await share(WHAT, { ...rest, share: failing('AbortError') })).toBe('');
    expect(written).toEqual([]);
  });

  it('copies the address if the device has no dialog, or it failed', async () => {
    for (const more of [{}, { share: failing('NotAllowedError') }]) {
      const { written, ...rest } = clipboard();
      expect(await share(WHAT, { ...rest, ...more })).toBe('The address of this page was copied.');
      expect(written).toEqual([WHAT.url]);
    }
  });

  it.each<[string, Sharing]>([
    ['there is no clipboard', {}],
    ['it may not be written to', { clipboard: { writeText: failing('NotAllowedError') } }],
  ])('shows the address for copying by hand if %s', async (...[, browser]) => {
    expect(await share(WHAT, browser)).toBe(`The address of this page: ${WHAT.url}`);
  });
});
