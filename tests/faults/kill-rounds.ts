import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Chance } from '../../services/demo/chance.js';
import { CommandTraffic } from './command-traffic.js';
import { type Installation, seedInstallation } from './installation.js';
import { onCopy } from './log-copy.js';
import { dockDisagreements, lostTaps } from './dock-promises.js';
import { brokenReceipts, disagreements } from './log-promises.js';
import { readLog } from './read-log.js';
import { differencesToRebuild } from './read-model-copy.js';
import { type Answer, receiptOf, UnansweredError } from './sent-commands.js';
import { ServedProduct } from './served-product.js';

const BERTHS = [12, 12, 12, 12, 12, 12, 10, 14];
/** Maximum number of answers before the kill. */
const MOST_ANSWERS = 200;
/** Maximum wait for a crash point to be passed. */
const LONGEST_WAIT_MS = 20_000;
const REBUILD_EVERY = 10;

export interface RoundsReport {
  readonly rounds: number;
  readonly sent: number;
  readonly acknowledged: number;
  readonly refused: number;
  readonly resent: number;
  /** Number of resent commands that had taken effect before the server died. */
  readonly tookEffectUnanswered: number;
  readonly unchanged: number;
  readonly events: number;
  readonly documentsCompared: number;
  /** Milliseconds from process start to ready, for each start after a kill. */
  readonly starts: readonly number[];
  /** Empty if every guarantee held. */
  readonly wrong: readonly string[];
}

/** Repeatedly starts the built product, lets it work, and kills it. */
export class KillRounds {
  private readonly served: ServedProduct;
  private readonly chance: Chance;
  private traffic: CommandTraffic | undefined;
  private readonly starts: number[] = [];
  private readonly wrong: string[] = [];
  private readonly counted = { rounds: 0, resent: 0, tookEffectUnanswered: 0, unchanged: 0, events: 0, documents: 0 };

  private constructor(
    private readonly installation: Installation,
    seed: string,
  ) {
    this.chance = new Chance(seed);
    this.served = new ServedProduct(installation.directory);
  }

  static async prepare(seed: string): Promise<KillRounds> {
    const killing = new KillRounds(await seedInstallation(BERTHS), seed);
    // The compile cache is written only at an orderly exit.
    await killing.served.start();
    await killing.served.stop('SIGTERM');
    return killing;
  }

  /** Kills at a random moment under load, sometimes while the server still recovers from the previous kill. */
  async round(): Promise<void> {
    if (this.chance.happens(0.2)) await this.killWhileStarting();
    await this.served.start();
    const ended = this.load();
    await this.answered(this.chance.whole(0, MOST_ANSWERS));
    // Not directly after an answer, but anywhere in the current work.
    await pause(this.chance.whole(0, 30));
    await this.served.stop('SIGKILL');
    await ended;
    await this.examine(`round ${this.counted.rounds}`);
  }

  /** Kills the server at a named place. */
  async crashAt(name: string, mostPasses: number): Promise<void> {
    const place = `${name}:${this.chance.whole(1, mostPasses)}`;
    await this.served.start({ CRASH_AT: place }).catch((error: unknown) => this.wrong.push(String(error)));
    const died = this.served.ended;
    const ended = this.load();
    const late = new AbortController();
    const inTime = await Promise.race([
      died.then(() => true),
      pause(LONGEST_WAIT_MS, false, { signal: late.signal }).catch(() => false),
    ]);
    late.abort();
    if (!inTime) this.wrong.push(`${place} was not reached in ${LONGEST_WAIT_MS} ms`);
    await this.served.stop('SIGKILL');
    await ended;
    await this.examine(place);
  }

  async finish(): Promise<RoundsReport> {
    await this.compareWithRebuild();
    const { all, acknowledged } = this.served.sent;
    const { documents, ...counted } = this.counted;
    return {
      ...counted,
      sent: all.length,
      acknowledged: acknowledged.length,
      refused: all.filter(({ answer }) => answer !== null && answer.status !== 200).length,
      documentsCompared: documents,
      starts: this.starts,
      wrong: this.wrong,
    };
  }

  /** Ends the process and removes the data directory, unless a check failed. */
  async close(): Promise<void> {
    await this.served.stop('SIGKILL');
    if (this.wrong.length === 0) rmSync(this.installation.directory, { recursive: true, force: true });
  }

  /** Restarts after the kill and checks the guarantees before and after the resends. */
  private async examine(round: string): Promise<void> {
    const started = performance.now();
    await this.served.start();
    this.starts.push(performance.now() - started);
    await this.settled();
    await this.check(`${round}, after the start`);
    await this.resend(round);
    await this.settled();
    await this.check(`${round}, after the resends`);
    this.counted.rounds += 1;
    if (this.counted.rounds % REBUILD_EVERY === 0) await this.compareWithRebuild();
    await this.served.stop('SIGKILL');
  }

  private async load(): Promise<void> {
    this.traffic ??= new CommandTraffic(this.installation, this.served.sent, this.chance.branch('traffic'));
    try {
      this.wrong.push(...(await this.traffic.run(await this.served.signIn(this.installation.staff))));
    } catch (error) {
      if (!(error instanceof UnansweredError)) throw error;
    }
  }

  /** Waits until the server has answered that many more commands, or for too long. */
  private async answered(more: number): Promise<void> {
    const wanted = this.served.sent.answers + more;
    const until = performance.now() + LONGEST_WAIT_MS;
    while (this.served.sent.answers < wanted && performance.now() < until) await pause(2);
  }

  private async check(when: string): Promise<void> {
    await onCopy(this.installation.directory, async (copy) => {
      const log = await readLog(copy);
      this.counted.events = log.events.length;
      const { wrong, unchanged } = brokenReceipts(log, this.served.sent.acknowledged);
      this.counted.unchanged = unchanged;
      const dock = [...lostTaps(log, this.served.sent.acknowledged), ...dockDisagreements(log)];
      for (const what of [...wrong, ...disagreements(log), ...dock]) this.wrong.push(`${when}: ${what}`);
    });
  }

  /** Resends each unanswered command until it is answered, once more than needed; the effect must be the same. */
  private async resend(round: string): Promise<void> {
    const before = await onCopy(this.installation.directory, readLog);
    const known = new Set(before.events.map(({ metadata }) => metadata.command_id));
    for (const command of this.served.sent.unanswered) {
      const answer = await this.served.sent.ask(command);
      const again = await this.served.sent.ask(command);
      command.answer = answer;
      this.counted.resent += 1;
      if (answer.status >= 500) this.wrong.push(`${round}: ${command.path} resent: ${JSON.stringify(answer)}`);
      if (!known.has(command.command_id)) {
        if (answer.status === 200 && !sameReceipt(answer, again)) {
          this.wrong.push(`${round}: ${command.path} resent twice: ${JSON.stringify([answer, again])}`);
        }
        continue;
      }
      this.counted.tookEffectUnanswered += 1;
      if (!sameReceipt(answer, again)) {
        this.wrong.push(`${round}: ${command.path} took effect, resent: ${JSON.stringify([answer, again])}`);
      }
    }
  }

  private async compareWithRebuild(): Promise<void> {
    await this.served.start();
    await this.settled();
    if ((await this.served.stop('SIGTERM')) !== 0) this.wrong.push(`an orderly stop failed: ${this.served.output}`);
    const { documents, wrong } = await onCopy(this.installation.directory, differencesToRebuild);
    this.counted.documents += documents;
    this.wrong.push(...wrong);
  }

  private async killWhileStarting(): Promise<void> {
    await this.served.launch();
    await pause(this.chance.whole(300, 1_200));
    await this.served.stop('SIGKILL');
  }

  private async settled(): Promise<void> {
    await this.served.settled(await this.served.signIn(this.installation.admin));
  }
}

/** Their positions may differ: a resend that appends nothing is answered with the head of the log. */
function sameReceipt(one: Answer, other: Answer): boolean {
  const [{ id, revision }, second] = [receiptOf(one), receiptOf(other)];
  return one.status === 200 && other.status === 200 && id === second.id && revision === second.revision;
}
