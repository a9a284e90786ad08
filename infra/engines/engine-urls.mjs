/**
 * Finds the URL of each engine that tests can run on, or why there is none. The environment's URL is preferred, then a
 * container, then an engine that `engines up` starts on this machine.
 */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { containers, whyNoContainers } from './containers.mjs';

/** The name of each engine in test output, by the variable that holds its URL. */
export const ENGINES = {
  TEST_EVENT_STORE_URL: 'EventStoreDB',
  TEST_READ_MODELS_URL: 'MongoDB',
  TEST_KAFKA_BROKERS: 'Kafka',
  TEST_REDIS_URL: 'Redis',
  TEST_BLOBS_URL: 'S3',
};

/**
 * @param downloadsMs how long downloading and starting programs on this machine may take in total
 * @returns { urls: by variable, missing: reason by variable, stop }
 */
export async function engineUrls(tell, downloadsMs) {
  const urls = {};
  const missing = {};
  const stops = [];
  for (const variable of Object.keys(ENGINES)) if (process.env[variable]) urls[variable] = process.env[variable];
  const open = () => Object.keys(ENGINES).filter((variable) => urls[variable] === undefined);
  const noContainers = open().length === 0 ? undefined : await whyNoContainers();
  if (noContainers === undefined && open().length > 0) {
    const testcontainers = await import('testcontainers');
    for (const variable of open()) {
      try {
        const { url, stop } = await containers[variable](testcontainers);
        tell(`${ENGINES[variable]}: in a container`);
        urls[variable] = url;
        stops.push(stop);
      } catch (error) {
        missing[variable] = error instanceof Error ? error.message : String(error);
      }
    }
  }
  if (open().some((variable) => variable !== 'TEST_EVENT_STORE_URL')) {
    const { found, reasons } = await startedHere(tell, downloadsMs);
    for (const variable of open()) {
      if (found[variable] !== undefined) urls[variable] = found[variable];
      else if (reasons[variable] !== undefined) missing[variable] = reasons[variable];
    }
  }
  for (const variable of open()) missing[variable] ??= noContainers ?? 'it cannot be started here';
  return { urls, missing, stop: () => Promise.allSettled(stops.map((stop) => stop())) };
}

/** The URLs and failure reasons that `engines up` prints until it ends or its time is over. */
function startedHere(tell, downloadsMs) {
  const program = fileURLToPath(new URL('engines.mjs', import.meta.url));
  const engines = spawn(process.execPath, [program, 'up', '--env'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const [found, reasons] = [{}, {}];
  const variableOf = {
    kafka: 'TEST_KAFKA_BROKERS',
    mongo: 'TEST_READ_MODELS_URL',
    redis: 'TEST_REDIS_URL',
    blobs: 'TEST_BLOBS_URL',
  };
  byLines(engines.stdout, (line) => {
    const [, variable, url] = /^(TEST_\w+)=(.*)$/.exec(line) ?? [];
    if (variable !== undefined) found[variable] = url;
  });
  byLines(engines.stderr, (line) => {
    const [, name, reason] = /^NOT AVAILABLE: (\w+): (.*)$/.exec(line) ?? [];
    if (name !== undefined) reasons[variableOf[name]] = reason;
    else tell(line);
  });
  return new Promise((resolve) => {
    const late = setTimeout(() => {
      for (const variable of Object.values(variableOf)) {
        if (found[variable] === undefined) reasons[variable] ??= `it did not start within ${downloadsMs / 1000} s`;
      }
      // Kills its downloads too. Engines that it has started are in process groups of their own and keep running.
      process.kill(-engines.pid, 'SIGKILL');
    }, downloadsMs);
    engines.once('close', () => {
      clearTimeout(late);
      resolve({ found, reasons });
    });
  });
}

function byLines(stream, take) {
  let rest = '';
  stream.setEncoding('utf8').on('data', (text) => {
    const lines = `${rest}${text}`.split('\n');
    rest = lines.pop();
    for (const line of lines) take(line);
  });
  stream.once('end', () => rest !== '' && take(rest));
}
