import { describe, expect, it } from '@jest/globals';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { root } from './source-files.js';

const DECISIONS = 'docs/decisions';
const RULES = 'docs/rules';
/** Folders of services that are not areas. */
const NOT_AREAS = ['platform', 'apps', 'demo'];

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Files below a folder with such a name, as paths from the project root. */
function filesIn(folder: string, name: RegExp): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => name.test(path) && !path.includes('node_modules'))
    .map((path) => `${folder}/${path}`);
}

const areas = readdirSync(join(root, 'services'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !NOT_AREAS.includes(entry.name))
  .map((entry) => entry.name);
const documents = ['README.md', 'console/README.md', ...filesIn('docs', /\.md$/), ...filesIn('services', /\.md$/)];
const decisions = new Map(
  readdirSync(join(root, DECISIONS))
    .filter((name) => name !== 'README.md')
    .map((name) => [name.slice(0, 4), `${DECISIONS}/${name}`]),
);

/** The anchors of a document's headings, as GitHub makes them. */
function anchorsOf(path: string): Set<string> {
  const headings = read(path).matchAll(/^#+ (.+)$/gm);
  return new Set(
    [...headings].map(([, title = '']) => {
      const plain = title.toLowerCase().replaceAll(/[^\p{L}\p{N} _-]/gu, '');
      return plain.replaceAll(' ', '-');
    }),
  );
}

/** Links of a document that lead to a file of the project that is missing, or to a heading that it does not have. */
function deadLinks(path: string): string[] {
  const links = [...read(path).matchAll(/\]\((?!https?:|mailto:)([^)\s#]*)(?:#([^)\s]+))?\)/g)];
  return links.flatMap(([link, file = '', anchor]) => {
    const target = file === '' ? path : relative(root, join(root, dirname(path), file));
    if (!existsSync(join(root, target))) return [`${path}: ${link}`];
    const known = anchor === undefined || !target.endsWith('.md') || anchorsOf(target).has(anchor);
    return known ? [] : [`${path}: ${link}`];
  });
}

/** Files and folders that a document names in backticks, from the project root or from its own folder, and that are missing. */
function missingPaths(path: string): string[] {
  const folders =
    'services|contracts|console|tests|infra|docs|domain|records|projections|policies|lookups|links|berthing|cards';
  const named = [...read(path).matchAll(new RegExp(`\`((?:${folders})/[\\w./-]+)\``, 'g'))].map(
    ([, name = '']) => name,
  );
  return named
    .filter((name) => !existsSync(join(root, name)) && !existsSync(join(root, dirname(path), name)))
    .map((name) => `${path}: ${name}`);
}

describe('the decisions', () => {
  const index = read(`${DECISIONS}/README.md`);
  const listed = [...index.matchAll(/^- \[(\d{4})\]\(([^)]+)\) .+ \((.+)\)$/gm)].map(
    ([, number = '', file = '', status = '']) => ({ number, file, status }),
  );

  it('are in the index, each once, under their own names', () => {
    expect(decisions.size).toBeGreaterThan(50);
    const inIndex = listed.map(({ number, file }) => [number, `${DECISIONS}/${file}`]);
    expect(inIndex.sort()).toEqual([...decisions].sort());
  });

  it('have one form: number and title, status, context, decision, consequences', () => {
    const other = [...decisions].filter(([number, path]) => {
      const text = read(path);
      const sections = [...text.matchAll(/^## (.+)$/gm)].map(([, title]) => title);
      const head = new RegExp(
        `^# ${number} \\S.*\\n\\nStatus: (accepted|superseded by (\\d{4}))\\n\\n## Context\\n`,
      ).exec(text);
      const by = head?.[2];
      const isWhole = sections.join() === 'Context,Decision,Consequences';
      return head === null || !isWhole || (by !== undefined && !decisions.has(by));
    });
    expect(other).toEqual([]);
  });

  it('have the status in the index that they have themselves', () => {
    const differing = listed.filter(
      ({ file, status }) => !read(`${DECISIONS}/${file}`).includes(`\nStatus: ${status}\n`),
    );
    expect(differing).toEqual([]);
  });
});

describe('the documents', () => {
  it('link to files and headings that exist', () => {
    expect(documents.flatMap(deadLinks)).toEqual([]);
  });

  it('are the decisions and pages of rules that code and documents name', () => {
    const code = ['services', 'contracts', 'console', 'tests', 'infra'].flatMap((folder) =>
      filesIn(folder, /(\.(ts|tsx|mjs|cjs)|Dockerfile)$/),
    );
    const unknown = [...code, ...documents].flatMap((path) => {
      const text = read(path);
      const numbers = [...text.matchAll(/(?:[Dd]ecision |docs\/decisions\/)(\d{4})\b/g)].map(
        ([, number = '']) => number,
      );
      const pages = [...text.matchAll(/docs\/rules\/([\w-]+\.md)/g)].map(([, page = '']) => page);
      return [
        ...numbers.filter((number) => !decisions.has(number)),
        ...pages.filter((page) => !existsSync(join(root, RULES, page))),
      ].map((name) => `${path}: ${name}`);
    });
    expect(unknown).toEqual([]);
  });
});

describe('the pages of rules', () => {
  const pages = filesIn(RULES, /\.md$/);

  it('are one for each area', () => {
    expect(pages.map((path) => basename(path, '.md')).sort()).toEqual([...areas].sort());
  });

  it('give each rule its reason and its place in the code', () => {
    const bare = pages.flatMap((path) =>
      read(path)
        .split(/^## /m)
        .slice(1)
        .filter((rule) => !/^Why: /m.test(rule) || !/^Code: /m.test(rule))
        .map((rule) => `${path}: ${rule.slice(0, rule.indexOf('\n'))}`),
    );
    expect(bare).toEqual([]);
  });

  it('name files that exist', () => {
    expect(pages.flatMap(missingPaths)).toEqual([]);
  });
});

describe('the README of an area', () => {
  it('exists for each, links to the rules of the area and names files that exist', () => {
    const paths = areas.map((area) => `services/${area}/README.md`);
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    const unlinked = areas.filter(
      (area) => !read(`services/${area}/README.md`).includes(`](../../${RULES}/${area}.md)`),
    );
    expect(unlinked).toEqual([]);
    expect(paths.flatMap(missingPaths)).toEqual([]);
  });
});
