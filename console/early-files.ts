import type { HtmlTagDescriptor, Plugin } from 'vite';

/** What a bundler's output tells about a file. */
interface Built {
  readonly type: string;
  readonly fileName: string;
  readonly imports?: readonly string[];
  readonly facadeModuleId?: string | null;
  readonly moduleIds?: readonly string[];
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
}

interface EarlyFiles {
  /** The module that everything begins with once the page is drawn. */
  readonly always: string;
  /** Modules that the first screens of people who are signed in need besides, by where they are. */
  readonly signedIn: Readonly<Record<string, readonly string[]>>;
}

/**
 * Names in the page what will be run soon, so that it is on its way while the files before it are read: as links what
 * everybody needs, and as `<meta name="desk-files">` and the like, which `arrival.js` reads, what is of use to who is signed in.
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
  // What is drawn first needs no script: nothing of it shall wait for one.
  const later = rel === 'modulepreload' ? { fetchpriority: 'low' } : {};
  return { tag: 'link', attrs: { rel, crossorigin: true, href: address(file), ...later }, injectTo: 'head' };
}

/** The files of these modules and all that they import, each once. @throws when a module is in none */
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
