import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import type { Namespace } from '../src/lib/i18n/namespaces.js';
import { catalogueFolders, readCatalogue } from './catalogues-from-disk.js';

const source = join(__dirname, '../src');

interface ParsedFile {
  readonly path: string;
  readonly tree: ts.SourceFile;
}

let parsed: readonly ParsedFile[] | undefined;

/** The console's own files, without tests and without the gallery, which no user sees. */
function files(): readonly ParsedFile[] {
  parsed ??= readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(spec|d)\.tsx?$/.test(name) && !name.startsWith('gallery/'))
    .map((name) => {
      const path = join(source, name);
      const kind = name.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
      return {
        path: relative(source, path),
        tree: ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true, kind),
      };
    });
  return parsed;
}

/**
 * The keys of a namespace that the code uses. These are the string literals that are keys of the namespace, since tables
 * hold keys, too; the arguments of `t` in a file with this namespace alone; and patterns of composed keys (`status_${x}`).
 */
export function usedKeys(namespace: Namespace): { readonly keys: Set<string>; readonly patterns: readonly RegExp[] } {
  const catalogue = readCatalogue('en', namespace);
  const counted = Object.keys(catalogue).filter((key) => key.endsWith('_one'));
  const known = new Set([...Object.keys(catalogue), ...counted.map((key) => key.slice(0, -'_one'.length))]);
  // How a key of another namespace than the file's first is written.
  const named = `${namespace}:`;
  const keys = new Set<string>();
  const patterns = new Map<string, RegExp>();
  for (const { path, tree } of files()) {
    const asked = namespacesOf(tree);
    walk(tree, (node) => {
      if (ts.isStringLiteralLike(node) && node.text.startsWith(named)) keys.add(node.text.slice(named.length));
      if (ts.isTemplateExpression(node) && node.head.text.startsWith(named)) {
        composed(node, named).forEach((pattern) => patterns.set(pattern.source, pattern));
      }
    });
    const own = asked.includes(namespace) || path.startsWith(`${ownerOf(namespace)}/`);
    if (!own) continue;
    walk(tree, (node) => {
      if (ts.isStringLiteralLike(node) && known.has(node.text)) keys.add(node.text);
      if (ts.isTemplateExpression(node)) composed(node).forEach((pattern) => patterns.set(pattern.source, pattern));
      if (String(asked) === namespace && ts.isCallExpression(node) && node.expression.getText() === 't') {
        const [key, values] = node.arguments;
        if (key === undefined || !ts.isStringLiteralLike(key) || key.text.includes(':')) return;
        if (values === undefined || !/\bcontext\b/.test(values.getText())) keys.add(key.text);
        // With a context, i18next reads `status_paid` and the like for `status`.
        else patterns.set(key.text, new RegExp(`^${key.text}(_\\w+)?$`));
      }
    });
  }
  return { keys, patterns: [...patterns.values()] };
}

/**
 * A pattern of the keys that a template can produce: `status_${x}` matches keys with that prefix, `${x}_title` keys
 * with that suffix.
 */
function composed(node: ts.TemplateExpression, named = ''): RegExp[] {
  const parts = [node.head.text.slice(named.length), ...node.templateSpans.map((span) => span.literal.text)];
  const fixed = parts.join('');
  return /^\w{2,}$/.test(fixed) ? [new RegExp(`^${parts.join('\\w+')}$`)] : [];
}

/** The part of the source that a namespace belongs to: a feature, an entity, `ui`, `app` or `lib`. */
function ownerOf(namespace: Namespace): string {
  const [folder = ''] = catalogueFolders.get(namespace) ?? [];
  return folder.slice(0, folder.indexOf('/i18n'));
}

/** The namespaces that a file names in `useTranslation` and `getFixedT`. */
function namespacesOf(tree: ts.SourceFile): string[] {
  const found = new Set<string>();
  walk(tree, (node) => {
    if (!ts.isCallExpression(node) || !/(^|\.)(useTranslation|getFixedT)$/.test(node.expression.getText())) return;
    for (const given of node.arguments) {
      if (ts.isStringLiteralLike(given)) found.add(given.text);
      if (ts.isArrayLiteralExpression(given)) {
        for (const element of given.elements) if (ts.isStringLiteralLike(element)) found.add(element.text);
      }
    }
  });
  return [...found];
}

/**
 * The namespaces that a file and all its imports name. `at_once` counts static imports only, `ever` also `import(…)`.
 * The path is relative to `console/src`.
 */
export function namespacesShown(path: string): { readonly at_once: Set<string>; readonly ever: Set<string> } {
  return { at_once: namespacesBelow(path, false), ever: namespacesBelow(path, true) };
}

function namespacesBelow(path: string, later: boolean): Set<string> {
  const byPath = new Map(files().map((file) => [file.path, file.tree]));
  const shown = new Set<string>();
  const seen = new Set<string>();
  const open = [path];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const tree = byPath.get(next);
    if (tree === undefined || seen.has(next)) continue;
    seen.add(next);
    namespacesOf(tree).forEach((namespace) => shown.add(namespace));
    for (const name of importsOf(tree, later)) {
      const stem = join(next, '..', name).replace(/\.js$/, '');
      open.push(`${stem}.ts`, `${stem}.tsx`);
    }
  }
  return shown;
}

/** The specifiers that a file imports, except types. `later` adds those of `import(…)`. */
function importsOf(tree: ts.SourceFile, later: boolean): string[] {
  const found: string[] = [];
  walk(tree, (node) => {
    const isStatic = ts.isImportDeclaration(node) && node.importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword;
    const name = isStatic ? node.moduleSpecifier : later && isLaterImport(node) ? node.arguments[0] : undefined;
    if (name !== undefined && ts.isStringLiteralLike(name)) found.push(name.text);
  });
  return found;
}

function isLaterImport(node: ts.Node): node is ts.CallExpression {
  return ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
}

/** Attributes whose values are shown or read aloud. */
const SHOWN = new Set([
  'aria-label',
  'aria-description',
  'title',
  'placeholder',
  'alt',
  'label',
  'hint',
  'subtitle',
  'text',
]);
/** The product's name, card numbers and units are the same in every language. */
const SAME_IN_ALL = /^(Quayside|EUR|GBP|ILS|Ctrl|Esc|m|R-|[A-Z]{3}\d{4})$/;

/** The words that the code shows without a catalogue, each with file and line. */
export function literalWords(): string[] {
  return files().flatMap(({ path, tree }) => {
    const found: string[] = [];
    const note = (node: ts.Node, text: string): void => {
      const said = text.trim();
      if (!/\p{L}{2,}/u.test(said) || SAME_IN_ALL.test(said)) return;
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${path}:${line + 1} ${said}`);
    };
    walk(tree, (node) => {
      if (ts.isJsxText(node)) note(node, node.text);
      if (ts.isJsxExpression(node) && isChild(node)) shownTexts(node.expression).forEach((text) => note(node, text));
      if (ts.isJsxAttribute(node) && SHOWN.has(node.name.getText())) {
        const { initializer } = node;
        if (initializer !== undefined && ts.isStringLiteral(initializer)) note(node, initializer.text);
        if (initializer !== undefined && ts.isJsxExpression(initializer)) {
          shownTexts(initializer.expression).forEach((text) => note(node, text));
        }
      }
    });
    return found;
  });
}

function isChild(node: ts.JsxExpression): boolean {
  return ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent);
}

/** The string literals that an expression can show. */
function shownTexts(expression: ts.Expression | undefined): string[] {
  if (expression === undefined) return [];
  if (ts.isStringLiteralLike(expression)) return [expression.text];
  if (ts.isTemplateExpression(expression)) {
    return [expression.head.text, ...expression.templateSpans.map((span) => span.literal.text)];
  }
  if (ts.isConditionalExpression(expression)) {
    return [...shownTexts(expression.whenTrue), ...shownTexts(expression.whenFalse)];
  }
  if (ts.isParenthesizedExpression(expression)) return shownTexts(expression.expression);
  if (ts.isBinaryExpression(expression) && /^(&&|\|\||\?\?|\+)$/.test(expression.operatorToken.getText())) {
    return [...shownTexts(expression.left), ...shownTexts(expression.right)];
  }
  return [];
}

function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}
