import type { HtmlTagDescriptor, Plugin } from 'vite';

/** The part of a bundler's output file that is used here. */
interface Built {
  readonly type: string;
  readonly fileName: string;
  readonly imports?: readonly string[];
  readonly facadeModuleId?: string | null;
  readonly moduleIds?: readonly string[];
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
}

interface EarlyFiles {
  /** The entry module, which every page needs. */
  readonly always: string;
  /** Further modules for the first screens of signed-in people, by screen. */
  readonly signedIn: Readonly<Record<string, readonly string[]>>;
}

/**
 * Names in the HTML the files that will run soon, so that the browser fetches them early. Files that every visitor
 * needs become `<link>` elements; files for signed-in people go into `<meta name="desk-files">` and the like, which
 * `arrival.js` reads.
 */
export function earlyFiles({ always, signedIn }: EarlyFiles): Plugin {
  return {
    name: 'early-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const built = Object.values(bundle) as readonly Built[];
        const first = filesOf(built, [always]);
        const named = new Set(first);
        let page = html;
        for (const [where, modules] of Object.entries(signedIn)) {
          const files = filesOf(built, modules).filter((file) => !named.has(file));
          files.forEach((file) => named.add(file));
          page = page.replace(`<meta name="${where}-files" content="`, `$&${files.map(address).join(' ')}`);
        }
        const styles = built.filter(({ fileName }) => first.includes(fileName)).flatMap(stylesOf);
        const tags = [
          ...first.map((file) => link('modulepreload', file)),
          ...styles.map((file) => link('stylesheet', file)),
        ];
        return {
          html: page,
          tags: tags.filter(({ attrs }) => !html.includes(`"${String(attrs?.['href'])}"`)),
        };
      },
    },
  };
}

const address = (file: string): string => `/${file}`;

const stylesOf = ({ viteMetadata }: Built): string[] => [...(viteMetadata?.importedCss ?? [])];

function link(rel: string, file: string): HtmlTagDescriptor {
  // The first paint needs no script, so scripts must not delay it.
  const later = rel === 'modulepreload' ? { fetchpriority: 'low' } : {};
  return { tag: 'link', attrs: { rel, crossorigin: true, href: address(file), ...later }, injectTo: 'head' };
}

/**
 * The files that contain these modules and everything they import, without repeats.
 * @throws when no file contains a module
 */
function filesOf(built: readonly Built[], modules: readonly string[]): readonly string[] {
  const found = new Set<string>();
  const take = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    for (const imported of built.find(({ fileName }) => fileName === file)?.imports ?? []) take(imported);
  };
  for (const module of modules) {
    const isIt = (id: string): boolean => id.endsWith(`/${module}`);
    const own = built.find(({ facadeModuleId }) => facadeModuleId != null && isIt(facadeModuleId));
    const file = (own ?? built.find(({ moduleIds }) => moduleIds?.some(isIt)))?.fileName;
    if (file === undefined) throw new Error(`${module} is in no file`);
    take(file);
  }
  return [...found];
}
