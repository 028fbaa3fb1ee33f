import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/** Files that may render plain anchors, with the targets of these. */
const anchors: Readonly<Record<string, string>> = {
  'packages/shell/src/navigation/PanelLink.tsx': 'pages of the panel, below its base path',
  'packages/shell/src/frame/window/AppFrame.tsx': 'the content of the same page',
  'packages/ui/src/environment/link-renderer.tsx': 'what the application does not draw itself',
  'plugins/enterprise/src/single-sign-on/panel/sign-in/MethodLinks.tsx': 'addresses of the server',
  'packages/editors/src/blocks/elements/TextViews.tsx': 'what an editor wrote in a text',
};

interface Misuse {
  readonly file: string;
  readonly line: number;
  readonly reason: string;
}

function attributeOf(element: ts.JsxOpeningLikeElement, name: string): ts.JsxAttribute | undefined {
  return element.attributes.properties.find(
    (property): property is ts.JsxAttribute =>
      ts.isJsxAttribute(property) && property.name.getText() === name,
  );
}

/** Returns the local names of links of the design system and the router by their imported names. */
function importedLinks(source: ts.SourceFile): ReadonlyMap<string, string> {
  const links = new Map<string, string>();
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const bindings = statement.importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings)) continue;
    for (const { name, propertyName } of bindings.elements) {
      if ((propertyName ?? name).text === 'Link') links.set(name.text, statement.moduleSpecifier.text);
    }
  }
  return links;
}

/** Returns the links in a file that would ignore the base path of the panel. */
function findMisuses(file: string, text: string): readonly Misuse[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const links = importedLinks(source);
  const misuses: Misuse[] = [];
  const report = (node: ts.Node, reason: string): void => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    misuses.push({ file, line: line + 1, reason });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const name = node.tagName.getText();
      if (name === 'a' && !Object.hasOwn(anchors, file)) report(node, 'draws an anchor: use PanelLink');
      if (links.get(name) === '@admin/ui') {
        const isExternal = attributeOf(node, 'variant')?.getText().includes('external') === true;
        if (attributeOf(node, 'href') && !isExternal)
          report(node, 'gives Link an internal address: use <Link asChild><PanelLink to=…>');
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return misuses;
}

function sources(): readonly string[] {
  return ['packages', 'plugins', 'examples'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => join(folder, file))
      .filter(
        (file) => file.endsWith('.tsx') && !/node_modules|\/dist\/|\.(?:test|stories)\.tsx$/.test(file),
      ),
  );
}

describe('internal links', () => {
  it('are rendered with PanelLink', () => {
    const misuses = sources().flatMap((file) => findMisuses(file, readFileSync(file, 'utf8')));
    expect(misuses).toEqual([]);
  });

  it.each([
    ["import { Link } from '@admin/ui';\nconst one = <Link href={page.to()}>Entry</Link>;", 2],
    ['import { Link as Text } from \'@admin/ui\';\nconst one = <Text href="/books" tone="quiet" />;', 2],
    ['const one = <p>\n<a href={address}>Entry</a></p>;', 2],
  ])('are found where they would leave the panel: %s', (text, line) => {
    expect(findMisuses('packages/example.tsx', text)).toMatchObject([{ file: 'packages/example.tsx', line }]);
  });

  it.each([
    "import { Link } from '@admin/ui';\nconst one = <Link asChild><PanelLink to={page.to()}>Entry</PanelLink></Link>;",
    'import { Link } from \'@admin/ui\';\nconst one = <Link href={url} variant="external">Elsewhere</Link>;',
    'import { Link } from \'./Link.tsx\';\nconst one = <Link href="#drafts">Drafts</Link>;',
  ])('are accepted where they stay in the panel or are external: %s', (text) => {
    expect(findMisuses('packages/example.tsx', text)).toEqual([]);
  });

  it('need each listed exception', () => {
    const source = sources().filter((file) => /<a\b/.test(readFileSync(file, 'utf8')));
    expect(Object.keys(anchors).filter((file) => !source.includes(file))).toEqual([]);
  });
});
