import { InvalidValues } from '../../../../../shared/domain-error.js';
import { tableKeyOf, readSourceAddress } from './source-address.js';

const ID = '1BxiMVs0XRA5nFMdKvBdBZjgmUUqptlbs74OgvE2upms';
const SHEET = `https://docs.google.com/spreadsheets/d/${ID}`;

describe('the link of a source', () => {
  it.each([
    [`${SHEET}/edit#gid=12`, { kind: 'google', spreadsheetId: ID, gid: '12' }],
    [`${SHEET}/edit?gid=12#gid=12`, { kind: 'google', spreadsheetId: ID, gid: '12' }],
    [`${SHEET}/edit?usp=sharing`, { kind: 'google', spreadsheetId: ID, gid: undefined }],
    [SHEET, { kind: 'google', spreadsheetId: ID, gid: undefined }],
    [`https://docs.google.com/spreadsheets/u/1/d/${ID}/view`, { kind: 'google', spreadsheetId: ID, gid: undefined }],
    [
      'https://docs.google.com/spreadsheets/d/e/2PACX-1vSxyzxyzxyzxyz/pubhtml?gid=3&single=true',
      { kind: 'published', key: '2PACX-1vSxyzxyzxyzxyz', gid: '3' },
    ],
    ['https://Example.com/list.csv?v=1#top', { kind: 'https', url: 'https://example.com/list.csv?v=1' }],
  ])('%s is read', (text, expected) => {
    expect(readSourceAddress(text)).toEqual(expected);
  });

  it.each([
    ['list.csv', 'must be a whole address'],
    ['http://example.com/list.csv', 'must begin with https://'],
    ['ftp://example.com/list.csv', 'must begin with https://'],
    ['https://bob:secret@example.com/list.csv', 'must not have a name and password in it'],
    ['https://drive.google.com/drive/folders/abc', 'leads to a folder of Google Drive'],
    ['https://drive.google.com/file/d/abc/view', 'leads to a file in Google Drive'],
    ['https://docs.google.com/document/d/abcdefghijklmnopqrstuvwxyz/edit', 'does not lead to a spreadsheet'],
  ])('%s is refused with the reason', (text, reason) => {
    let error: unknown;
    try {
      readSourceAddress(text);
    } catch (thrown) {
      error = thrown;
    }
    expect((error as InvalidValues).errors).toEqual([{ field: 'address', message: expect.stringContaining(reason) as string }]);
  });

  it('is the same for one tab, in whatever form it was copied', () => {
    const key = (text: string) => tableKeyOf(readSourceAddress(text));
    expect(key(`${SHEET}/edit#gid=12`)).toBe(key(`${SHEET}/view?gid=12`));
    expect(key(`${SHEET}/edit#gid=12`)).not.toBe(key(`${SHEET}/edit#gid=13`));
  });
});
