/** What attackers write into whatever takes a text. SQL in small letters: in capitals it would be our own, told to a stranger. */
export const HOSTILE = {
  sql: [
    `' OR '1'='1`, `'; DROP TABLE listing; --`, `" OR ""="`, `1) union select password FROM admin_credential--`, `'; select pg_sleep(5)--`, `\\'; COPY listing TO '/tmp/x`, `$$;DROP TABLE listing;$$`,
    `%' AND 1=0 union all select null--`, `title" = "x" OR "a" = "a`, `_geoRadius(0,0,1) OR featured = yes`, `"] OR id EXISTS OR id = ["`,
  ],
  markup: [
    `<script>alert(1)</script>`, `"><img src=x onerror=alert(1)>`, `'-alert(1)-'`, `</script><script>alert(1)</script>`, `<svg/onload=alert(1)>`, `<!--<script>`, `]]><script>alert(1)</script>`,
    `{{constructor.constructor('alert(1)')()}}`, '${alert(1)}', `javascript:alert(1)`, `data:text/html,<script>alert(1)</script>`, `<iframe srcdoc="<script>alert(1)</script>">`, `\u2028alert(1)\u2029`, `$& $\` $'`,
  ],
  traversal: [
    `../../../../etc/passwd`, `..%2f..%2f..%2fetc%2fpasswd`, `..\\..\\..\\windows\\win.ini`, `....//....//etc/passwd`, `%2e%2e%2f%2e%2e%2fetc/passwd`, `%252e%252e%252fetc%252fpasswd`, `/etc/passwd`, `file:///etc/passwd`,
    `..;/..;/`, `.git/config`, `.env`, `..%c0%af..%c0%afetc/passwd`, `C:\\secrets`, `//evil.example/x`,
  ],
  header: [
    `x\r\nSet-Cookie: homewright_admin=evil`, `x\nLocation: https://evil.example`, `x%0d%0aSet-Cookie:%20a=b`, `a@example.com\r\nBcc: victim@example.com`, `a@example.com%0aBcc:victim@example.com`, `"x" <a@example.com>, victim@example.com`,
    `x\u560d\u560aSet-Cookie: a=b`, `x\u0085y`,
  ],
  prototype: [`__proto__`, `constructor`, `prototype`, `hasOwnProperty`, `toString`, `valueOf`, `__defineGetter__`, `constructor.prototype.admin`, `__proto__[admin]`, `then`],
  unicode: [
    `\u0000`, `a\u0000b`, `\u202Egnp.exe`, `\uFEFFx`, `\uD800`, `x\uDFFFy`, `e${'\u0301'.repeat(500)}`, `\u{1F9D1}\u200D\u{1F527}`, `ﷺ`.repeat(50), `İıſK`, `\u200B\u200C\u200D`, `ＦＵＬＬ`, `\u001B[31mred`, `ß`.repeat(199), `\u{E0041}`, `%C0%80`, `%ff%fe`,
  ],
  oversize: ['x'.repeat(201), 'x'.repeat(10_001), '9'.repeat(400), 'é'.repeat(3_000), ' '.repeat(5_000), 'a '.repeat(2_000), '('.repeat(1_000), 'a@'.repeat(500), `${'a'.repeat(300)}!`, '-'.repeat(4_000)],
  addresses: [
    `http://127.0.0.1:1/`, `http://2130706433/`, `http://0x7f000001/`, `http://[::ffff:127.0.0.1]/`, `http://169.254.169.254/latest/meta-data/`, `http://localhost:7700/keys`, `http://user:pass@evil.example/`, `https://evil.example\\@good.example/`,
    `//evil.example`, `/\\evil.example`, `https:evil.example`, `java\nscript:alert(1)`, `JaVaScRiPt:alert(1)`, `vbscript:msgbox(1)`, `data:image/svg+xml;base64,PHN2Zz4=`, `gopher://127.0.0.1:5432/_x`, `ftp://evil.example/x`, `http://xn--/`, `http://a..b/`, `http://[`, `blob:https://x/y`, `view-source:x`, `\tjavascript:alert(1)`,
  ],
  formulas: [`=1+1`, `+cmd|' /C calc'!A0`, `-2+3`, `@SUM(1+9)*cmd|'/C calc'!A0`, `\t=1+1`, `=HYPERLINK("https://evil.example","x")`],
  wrongTypes: [null, true, false, 0, -1, 1.5, 1e308, 2 ** 53, 2 ** 63, [], {}, [[]], [null], { length: 1e9 }, { toString: 'x' }, [`x`, `y`], { $gt: '' }, '', ' '] as unknown[],
} as const satisfies Record<string, readonly unknown[]>; // prettier-ignore

export type Family = keyof typeof HOSTILE;

/** All texts of all families. */
export const HOSTILE_TEXTS: readonly string[] = Object.values(HOSTILE)
  .flat()
  .filter((value): value is string => typeof value === 'string');

/** As a part of an address, so that a client sends it: what is no text (half of a character) is left out as a browser would. */
export function inAddress(value: unknown): string {
  return encodeURIComponent((typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed());
}
