/** A node of a syntax tree: what it is, where it stands, and whatever hangs below it. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

export interface Program extends Node {
  readonly body: readonly Node[];
}

/** The top-level statements of a module that some of its names need, with all that those need, in their order. */
export function statementsFor(names: readonly string[], { body }: Program): readonly Node[] {
  const statements = body.map((node) => ({ node, used: namesIn(node), declared: declaredBy(node) }));
  const needed = new Set(names);
  // A set also walks over what is added on the way.
  for (const name of needed) {
    for (const { declared, used } of statements) {
      if (declared.includes(name)) for (const one of used) needed.add(one);
    }
  }
  return statements.filter(({ declared }) => declared.some((name) => needed.has(name))).map(({ node }) => node);
}

/** Where a statement imports from; null for every other statement. */
export function importedFrom(node: Node): string | null {
  return node.type === 'ImportDeclaration' ? (node as unknown as { source: { value: string } }).source.value : null;
}

interface Declaration {
  readonly id?: Node | null;
  readonly declarations?: readonly { readonly id: Node }[];
  readonly specifiers?: readonly { readonly local: Node }[];
}

/** What a top-level statement gives a name to. */
function declaredBy(node: Node): readonly string[] {
  const declaration = (node as { declaration?: Node | null }).declaration ?? node;
  const { id, declarations, specifiers } = declaration as Declaration;
  const named = [id, ...(declarations ?? []).map((each) => each.id), ...(specifiers ?? []).map((each) => each.local)];
  return named.flatMap((each) => [...namesIn(each)]);
}

/** Every name in a part of the tree; too many rather than too few. */
function namesIn(part: unknown): ReadonlySet<string> {
  const found = new Set<string>();
  const open: unknown[] = [part];
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next !== 'object' || next === null) continue;
    const { type, name } = next as { type?: unknown; name?: unknown };
    if (type === 'Identifier' && typeof name === 'string') found.add(name);
    open.push(...Object.values<unknown>({ ...next }));
  }
  return found;
}
