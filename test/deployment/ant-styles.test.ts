import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UNUSED, usedStyles } from '../../frontend/build/ant-styles.js';

/** Components whose classes have another name. */
const CLASSES: Record<string, string> = {
  calendar: 'picker',
  'date-picker': 'picker',
  'time-picker': 'picker',
  'float-button': 'float-btn',
  'tree-select': 'tree',
  'qr-code': 'qrcode',
};

describe('the styles of Ant Design', () => {
  it('exist for every component that a screen imports', () => {
    const components = new Set(
      readdirSync('frontend/src', { recursive: true, encoding: 'utf8' })
        .filter((path) => /\.tsx?$/.test(path))
        .flatMap((path) => [...readFileSync(join('frontend/src', path), 'utf8').matchAll(/^import \{([^}]*)\} from 'antd'/gms)])
        .flatMap(([, names]) => names!.split(','))
        .map((name) => name.trim().split(' ')[0]!)
        .map((name) => name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()),
    );
    expect([...components].filter((name) => UNUSED.includes(CLASSES[name] ?? name))).toEqual([]);
    expect(components.size).toBeGreaterThan(20);
  });

  it('leave out rules of other components, and values that the site sets', () => {
    expect(
      usedStyles(
        '.ant-btn{color:red;}.ant-picker-cell{color:red;}.ant-picker .ant-btn,.ant-btn-lg{top:0;}.ant-tree{top:0;}.ant-tree-select,.ant-picker{top:0;}' +
          '@media (max-width: 9px){.ant-btn{top:0;}.ant-tag{top:0;}}.css-var-_R_0_{--ant-blue:#1677ff;}.css-var-_R_0_.ant-btn{--ant-btn-top:0;}.ant-listing{top:0;}',
      ),
    ).toBe(
      '.ant-btn{color:red;}.ant-picker .ant-btn,.ant-btn-lg{top:0;}@media (max-width: 9px){.ant-btn{top:0;}.ant-tag{top:0;}}.ant-listing{top:0;}',
    );
  });
});
