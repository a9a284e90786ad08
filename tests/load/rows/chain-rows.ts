import { chainDashboardApi, dashboardApi } from '../../../contracts/dashboard/api.js';
import type { Extent } from '../extent.js';
import { ChildProgram } from '../child-program.js';
import { inTurn, median, milliseconds, p99, ratiosOf, type Row } from '../figures.js';
import { KeepAliveClient } from '../keep-alive-client.js';

/** The dashboard of a large chain, and the statistics of administrators over the same marinas. */
export async function chainRows(extent: Extent): Promise<Row[]> {
  const marinas = extent(140, 2);
  const all = extent(50_000, 8);
  const questions = extent(100, 2);
  const program = new ChildProgram('server');
  try {
    const url = await program.ask<string>('start');
    const berths = Math.ceil(all / marinas);
    const { token, countries } = await program.ask<{ token: string; countries: string[] }>('chain', {
      marinas,
      berths,
    });
    const client = await KeepAliveClient.to(url);
    const rows: Row[] = [];
    for (const { what, path, body } of [
      { what: 'dashboard of a chain', path: chainDashboardApi.getAll.path, body: { page_size: 100 } },
      { what: 'statistics', path: dashboardApi.allStatistics.path, body: {} },
    ]) {
      const timed = async (asked: object) => {
        const times: number[] = [];
        for (let index = 0; index < questions; index += 1) {
          const started = performance.now();
          await client.must('POST', path, token, asked);
          times.push(performance.now() - started);
        }
        return times;
      };
      await timed(body);
      const { ones, others } = await inTurn(
        extent(3, 1),
        () => timed(body),
        () => timed({ ...body, countries }),
      );
      rows.push({
        what: `${what}: ${marinas} marinas with ${all.toLocaleString('en')} berths, p99`,
        against: 'the same of one of them, p99',
        ratios: ratiosOf(ones.map(p99), others.map(p99)),
        goal: '< 500 ms',
        measured: `${milliseconds(median(ones.map(p99)))} (median ${milliseconds(median(ones.flat()))})`,
        reference: `${milliseconds(median(others.map(p99)))} (median ${milliseconds(median(others.flat()))})`,
      });
    }
    client.close();
    return rows;
  } finally {
    await program.stop();
  }
}
