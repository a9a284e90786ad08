import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { InMemorySpanExporter } from '@opentelemetry/sdk-trace-base';
import { eventually } from '../../../tests/fixtures/platform-bench.js';
import { collectorAt } from './collector.js';
import { createLogger } from './logger.js';
import { OpenTelemetry } from './open-telemetry.js';
import { spanIdOf, traceIdOf } from './trace-ids.js';
import { during } from './work.js';

const span = (more: object = {}) => ({ name: 'x', kind: 'internal' as const, attributes: {}, ...more });
const origin = (correlation_id: string, command_id = 'c', trace_id?: string) => ({
  correlation_id,
  command_id,
  ...(trace_id === undefined ? {} : { trace_id }),
});

describe('spans by OpenTelemetry', () => {
  let exporter: InMemorySpanExporter;
  const recording = (ratio = 1) => new OpenTelemetry({ exporter, service: 'test', ratio });
  let recorder: OpenTelemetry;
  const exported = async () => {
    await recorder.flush();
    return exporter.getFinishedSpans();
  };

  beforeEach(() => {
    exporter = new InMemorySpanExporter();
    recorder = recording();
  });
  afterEach(() => recorder.stop());

  it('belong to the trace of their correlation id, as children of the open span', async () => {
    const outer = recorder.start(span({ correlation_id: 'one' }));
    const inner = during({ correlation_id: 'one', span: outer }, () => recorder.start(span({ correlation_id: 'two' })));
    inner.end();
    outer.end();
    const [first, second] = await exported();
    expect(second?.spanContext().traceId).toBe(traceIdOf('one'));
    expect(first?.parentSpanContext?.spanId).toBe(second?.spanContext().spanId);
    expect(first?.spanContext().traceId).toBe(traceIdOf('one'));
  });

  it('have an id computed from the command when they are appends, and use given ids only once', async () => {
    recorder.start(span({ correlation_id: 'one', appendOf: 'c' })).end();
    recorder.start(span()).end();
    const [append, other] = (await exported()).map((one) => one.spanContext());
    expect([append?.traceId, append?.spanId]).toEqual([traceIdOf('one'), spanIdOf('c')]);
    expect(other?.traceId).not.toBe(append?.traceId);
    expect(other?.spanId).not.toBe(append?.spanId);
  });

  it('link each append that they follow from once, up to the limit', async () => {
    recorder.start(span({ links: [origin('one'), origin('one'), origin('two', 'd', traceIdOf('else'))] })).end();
    recorder.start(span({ links: Array.from({ length: 500 }, (_, index) => origin('one', `c${index}`)) })).end();
    const [few, many] = await exported();
    expect(few?.links.map(({ context: { traceId, spanId } }) => [traceId, spanId])).toEqual([
      [traceIdOf('one'), spanIdOf('c')],
      [traceIdOf('else'), spanIdOf('d')],
    ]);
    expect(many?.links).toHaveLength(100);
  });

  it('hold the kind of an error, not its message', async () => {
    recorder.start(span()).end(new RangeError('Ada Quay'));
    recorder.start(span()).end('503');
    const spans = (await exported()).map(({ attributes, status, events }) => [attributes, status, events]);
    expect(spans).toEqual([
      [{ 'error.type': 'RangeError' }, { code: 2 }, []],
      [{ 'error.type': '503' }, { code: 2 }, []],
    ]);
  });

  it('are recorded for the same share of the traces in every process', () => {
    recorder = recording(0.5);
    const ids = Array.from(
      { length: 200 },
      (_, index) =>
        `0190f3a2-5b1c-7c3e-${String(index * 327)
          .padStart(4, '0')
          .slice(-4)}-6f5f1c0f2b11`,
    );
    const begun = ids.map((id) => recorder.start(span({ correlation_id: id })));
    const followed = ids.map((id) => recorder.start(span({ parent: origin(id), links: [origin(id)] })));
    expect(followed.map(({ sampled }) => sampled)).toEqual(begun.map(({ sampled }) => sampled));
    const recorded = begun.filter(({ sampled }) => sampled).length;
    expect(recorded).toBeGreaterThan(0);
    expect(recorded).toBeLessThan(200);
  });
});

describe('a collector that refuses spans', () => {
  let server: Server;
  let status: number;

  beforeEach(async () => {
    status = 400;
    server = createServer((request, response) => {
      request.resume();
      request.on('end', () => response.writeHead(status).end('{}'));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  it('is logged once, and once when it accepts them again', async () => {
    const lines: string[] = [];
    const logger = createLogger('warn', { write: (line: string) => void lines.push(line) });
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const recorder = new OpenTelemetry({ exporter: collectorAt(url, logger), service: 'test', ratio: 1 });
    const send = async () => {
      recorder.start(span()).end();
      await recorder.flush().catch(() => undefined);
    };
    await send();
    await send();
    await eventually(() => lines.length === 1);
    expect(lines[0]).toContain('traces cannot be sent');
    status = 200;
    await send();
    await eventually(() => lines.length === 2);
    expect(lines[1]).toContain('traces are sent again');
    await recorder.stop();
  });

  it('does not keep a process from stopping', async () => {
    server.removeAllListeners('request');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const recorder = new OpenTelemetry({ exporter: collectorAt(url, createLogger('silent')), service: 'x', ratio: 1 });
    recorder.start(span()).end();
    const started = performance.now();
    await recorder.stop();
    expect(performance.now() - started).toBeLessThan(4_000);
  });
});
