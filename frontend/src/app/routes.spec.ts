import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';

const ROUTES = 'frontend/src/app/routes.tsx';

interface RouteCall {
  path: string;
  /** What it loads, as the manifest of the build names files. */
  loaded: string[];
  /** What it names for the server. */
  named: string[];
  withoutScript: boolean;
}

/** The routes as they are written: what is loaded by an import cannot be asked of a route. */
function routesIn(source: string): RouteCall[] {
  const found: RouteCall[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'route') found.push(routeOf(node));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(ROUTES, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
}

function routeOf(call: ts.CallExpression): RouteCall {
  const route: RouteCall = { path: call.arguments[0]!.getText().slice(1, -1), loaded: [], named: [], withoutScript: false };
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      route.loaded.push((node.arguments[0] as ts.StringLiteral).text.replace(/^\.\.\/(.*)\.js$/, 'src/$1.tsx'));
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'modules')
      route.named.push(...(node.initializer as ts.ArrayLiteralExpression).elements.filter(ts.isStringLiteral).map(({ text }) => text));
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'withoutScript') route.withoutScript = true;
    ts.forEachChild(node, visit);
  };
  call.arguments.forEach(visit);
  return route;
}

const mismatched = (routes: RouteCall[]) =>
  routes.filter(({ loaded, named, withoutScript }) => !withoutScript && loaded.join() !== named.join()).map(({ path }) => path);

describe('the routes of the site', () => {
  const routes = routesIn(readFileSync(ROUTES, 'utf8'));

  it("name for the server the file that they load: it finds the page's styles and scripts by that name", () => {
    expect(routes.length).toBeGreaterThan(20);
    expect(mismatched(routes)).toEqual([]);
  });

  it('name files that exist', () => {
    const named = routes.flatMap((route) => [...route.loaded, ...route.named]);
    expect(named.filter((file) => !existsSync(`frontend/${file}`))).toEqual([]);
  });

  it('whose named and loaded files differ are found, and routes without a name', () => {
    const route = (path: string, loaded: string, known: string) => `route('${path}', () => import('../features/${loaded}.js'), ${known})`;
    const source = [
      route('/right', 'a/b', `import.meta.env.SSR && { modules: ['src/features/a/b.tsx'] }`),
      route('/other', 'a/b', `import.meta.env.SSR && { modules: ['src/features/a/c.tsx'] }`),
      route('/none', 'a/b', `import.meta.env.SSR && { unlisted: true }`),
      route('/static', 'a/b', `import.meta.env.SSR && { withoutScript: true }`),
    ].join(';');
    expect(mismatched(routesIn(source))).toEqual(['/other', '/none']);
  });
});
