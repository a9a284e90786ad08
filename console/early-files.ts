import type { HtmlTagDescriptor, Plugin } from 'vite';

/** What a bundler's output tells about a file. */
interface Built {
  readonly type: string;
  readonly fileName: string;
  readonly imports?: readonly string[];
  readonly facadeModuleId?: string | null;
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
}

interface EarlyFiles {
  /** The module that everything begins with once the page is drawn. */
  readonly always: string;
  /** Modules that the first screens of people who are signed in need besides. */
  readonly signedIn: readonly string[];
}

/**
 * Names in the page what will be run soon, so that it is on its way while the files before it are read: as links what
 * everybody needs, and as `<meta name="desk-files">`, which `arrival.js` reads, what is of use to who is signed in.
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
        const desk = filesOf(built, signedIn).filter((file) => !first.includes(file));
        const styles = built.filter(({ fileName }) => first.includes(fileName)).flatMap(stylesOf);
        const tags = [
          ...first.map((file) => link('modulepreload', file)),
          ...styles.map((file) => link('stylesheet', file)),
        ];
        return {
          html: html.replace(NAMES, `$1${desk.map(address).join(' ')}$2`),
          tags: tags.filter(({ attrs }) => !html.includes(`"${String(attrs?.['href'])}"`)),
        };
      },
    },
  };
}

/** Where the names of the desk's files go. */
const NAMES = /(<meta name="desk-files" content=")(")/;

const address = (file: string): string => `/${file}`;

const stylesOf = ({ viteMetadata }: Built): string[] => [...(viteMetadata?.importedCss ?? [])];

function link(rel: string, file: string): HtmlTagDescriptor {
  return { tag: 'link', attrs: { rel, crossorigin: true, href: address(file) }, injectTo: 'head' };
}

/** The files of these modules and all that they import, each once. @throws when a module has no file of its own */
function filesOf(built: readonly Built[], modules: readonly string[]): readonly string[] {
  const found = new Set<string>();
  const take = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    for (const imported of built.find(({ fileName }) => fileName === file)?.imports ?? []) take(imported);
  };
  for (const module of modules) {
    const file = built.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${module}`) === true)?.fileName;
    if (file === undefined) throw new Error(`${module} is in no file of its own`);
    take(file);
  }
  return [...found];
}
