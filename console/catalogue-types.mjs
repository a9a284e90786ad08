/**
 * Writes the types of all catalogues to `src/lib/i18n/i18next.d.ts`, so that a misspelt key does not compile. Run `npm
 * run words:types` after adding or removing a folder of catalogues; `--print` prints the types instead.
 */
import { globSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { namespaceOf, SHARED } from './src/lib/i18n/namespaces.ts';

const source = join(import.meta.dirname, 'src');
const target = 'lib/i18n/i18next.d.ts';

const catalogues = globSync('**/en.json', { cwd: source })
  .map((path) => path.replaceAll('\\', '/'))
  // The server sends these codes, so no key of the source names them.
  .filter((path) => !path.startsWith('lib/i18n/codes/'))
  .map((path) => {
    const namespace = namespaceOf(path.slice(0, -'/en.json'.length));
    if (namespace === null) throw new Error(`${path} is no place for a catalogue`);
    return { path, namespace, name: namespace.replace(/[-/](\w)/g, (_, letter) => letter.toUpperCase()) };
  })
  .sort((a, b) => (a.namespace < b.namespace ? -1 : 1));

const from = (path) => relative('lib/i18n', path).replace(/^(?!\.)/, './');
const key = (namespace) => (/^\w+$/.test(namespace) ? namespace : `'${namespace}'`);

const types = `// Written by \`npm run words:types\`.
import 'i18next';
${catalogues.map(({ path, name }) => `import type ${name} from '${from(path)}';`).join('\n')}

/** The keys of a namespace behind its name, as \`trade:berth\`. */
type Named<Name extends string, Words> = { [Key in keyof Words & string as \`\${Name}:\${Key}\`]: Words[Key] };

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    keySeparator: false;
    returnNull: false;
    // For the compiler only: every page has these words, so every \`t\` takes their keys.
    fallbackNS: 'everywhere';
    resources: {
${catalogues.map(({ namespace, name }) => `      ${key(namespace)}: typeof ${name};`).join('\n')}
      everywhere: ${['common', ...SHARED].map((name) => `Named<'${name}', typeof ${name}>`).join(' & ')};
    };
  }
}
`;

if (process.argv.includes('--print')) process.stdout.write(types);
else writeFileSync(join(source, target), types);
