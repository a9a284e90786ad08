import { closeSync, cpSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { reservationApi, boaterReservationApi } from '../../contracts/reservations/api.js';
import { Chance } from '../../services/demo/chance.js';
import { CommandTraffic } from './command-traffic.js';
import { type Findings, must, mustBeNone, seconds } from './findings.js';
import { type Installation, seedInstallation } from './installation.js';
import { onCopy } from './log-copy.js';
import { brokenReceipts, disagreements } from './log-promises.js';
import { onSmallDisk } from './mounts.js';
import { readLog } from './read-log.js';
import { differencesToRebuild } from './read-model-copy.js';
import { ServedProduct } from './served-product.js';

const DISK_MB = 96;
const TIMES_FULL = 3;
const FULL_FOR_MS = 3_000;
/** Failed consumers wait at most ten seconds before they retry. */
const RECOVERED_WITHIN_MS = 15_000;

const HEALTH_WITHIN_MS = 1_000;
const END_WITHIN_MS = 5_000;

/** Matches the part that ran out of space first. */
const FILLED = /^(?:event_store|keys|read_models|mail)$|@|:/;

/** The disk fills up under load, stays full for a while, and then has space again. */
export async function diskPart(findings: Findings, seed: string): Promise<void> {
  await findings.check(`a disk of ${DISK_MB} MB that is full ${TIMES_FULL} times under load`, async () => {
    const installation = await seedInstallation([12, 12, 12, 12, 10, 14]);
    try {
      return await onSmallDisk(DISK_MB, async (disk) => {
        const directory = join(disk, 'data');
        cpSync(installation.directory, directory, { recursive: true });
        const trial = new FullDisk(directory, installation, seed);
        try {
          return await trial.run();
        } finally {
          await trial.served.stop('SIGKILL');
        }
      });
    } finally {
      rmSync(installation.directory, { recursive: true, force: true });
    }
  });
}

class FullDisk {
  readonly served: ServedProduct;
  private readonly filler: string;
  private readonly traffic: CommandTraffic;
  private readonly recoveries: number[] = [];
  private reads = 0;

  constructor(
    private readonly directory: string,
    private readonly installation: Installation,
    seed: string,
  ) {
    this.filler = join(directory, '..', 'filler');
    this.served = new ServedProduct(directory);
    this.traffic = new CommandTraffic(installation, this.served.sent, new Chance(seed), { mayBeUnavailable: true });
  }

  async run(): Promise<string> {
    await this.served.start();
    const staff = await this.served.signIn(this.installation.staff);
    const admin = await this.served.signIn(this.installation.admin);
    const link = await this.boaterLink();
    const wrong: string[] = [];
    for (let time = 1; time <= TIMES_FULL; time += 1) {
      const working = this.traffic.run(staff);
      await pause(1_000);
      this.fill();
      await this.whileFull(staff, link);
      // The last time the process is also killed, ended and restarted on the full disk.
      if (time === TIMES_FULL) {
        await this.comesUp();
        await this.ends();
        await this.comesUp();
        await this.readsGoOn(staff);
      }
      rmSync(this.filler);
      await this.recovers();
      await pause(500);
      this.traffic.halt();
      wrong.push(...(await working));
      await this.served.settled(admin);
    }
    mustBeNone(wrong);
    must((await this.served.stop('SIGTERM')) === 0, 'an orderly stop', this.served.output);
    return this.nothingIsLost();
  }

  /** Writes until the disk reports that it is full. */
  private fill(): void {
    const file = openSync(this.filler, 'w');
    try {
      for (const size of [1_048_576, 4_096]) {
        const block = Buffer.alloc(size);
        try {
          for (;;) if (writeSync(file, block) < size) break;
        } catch (error) {
          if ((error as { code?: string }).code !== 'ENOSPC') throw error;
        }
      }
    } finally {
      closeSync(file);
    }
    must(statfsSync(this.directory).bavail === 0, 'the disk is full');
  }

  private async whileFull(staff: string, link: string): Promise<void> {
    const before = this.traffic.unavailable;
    const until = performance.now() + 10_000;
    while (this.traffic.unavailable === before) {
      must(performance.now() < until, 'commands are answered 503 UNAVAILABLE when the disk is full');
      await pause(20);
    }
    const began = performance.now();
    const { status, culprits } = await this.served.health();
    must(status === 503 && culprits.some(({ part }) => FILLED.test(part)), 'readiness names an engine', culprits);
    const took = performance.now() - began;
    must(took < HEALTH_WITHIN_MS, 'readiness answers in time on a full disk', took);
    must((await fetch(`${this.served.url}/health/live`)).status === 200, 'the process is alive');
    const upload = await this.upload(link);
    must(upload === 503, 'an upload is answered 503', upload);
    await this.readsGoOn(staff);
  }

  private async readsGoOn(staff: string): Promise<void> {
    const end = performance.now() + FULL_FOR_MS;
    while (performance.now() < end) {
      // Reads the present state of the read models: waiting for newer data would be waiting for space.
      const list = await this.served.sent.post(reservationApi.getall.path, staff, { filter: { edition: 'full' } });
      must(Number(list.body.total) > 0, 'lists are read while the disk is full', list);
      this.reads += 1;
      await pause(25);
    }
  }

  /** Not ready, because read models that lag have no space, but alive: users can still read. */
  private async comesUp(): Promise<void> {
    const product = await this.served.launch();
    let ended = false;
    void product.ended.then(() => (ended = true));
    const live = () =>
      fetch(`${this.served.url}/health/live`).then(
        ({ ok }) => ok,
        () => false,
      );
    const until = performance.now() + 60_000;
    while (!(await live())) {
      must(!(ended as boolean) && performance.now() < until, 'it starts on a full disk', product.output);
      await pause(50);
    }
  }

  private async ends(): Promise<void> {
    const began = performance.now();
    const code = await this.served.stop('SIGTERM');
    const took = performance.now() - began;
    must(code === 0 && took < END_WITHIN_MS, 'it ends in time on a full disk', { code, took });
  }

  private async recovers(): Promise<void> {
    const started = performance.now();
    for (;;) {
      const { status, culprits } = await this.served.health();
      if (status === 200) break;
      must(performance.now() - started < RECOVERED_WITHIN_MS, 'it recovers once there is room', culprits);
      await pause(50);
    }
    this.recoveries.push(performance.now() - started);
  }

  private async nothingIsLost(): Promise<string> {
    const { sent } = this.served;
    const log = await onCopy(this.directory, readLog);
    mustBeNone([...brokenReceipts(log, sent.acknowledged).wrong, ...disagreements(log)]);
    const { documents, wrong } = await onCopy(this.directory, differencesToRebuild);
    mustBeNone(wrong);
    const slowest = seconds(Math.max(...this.recoveries));
    return [
      `${this.traffic.unavailable} commands answered 503, ${this.reads} reads went on meanwhile`,
      `ready again within ${slowest}`,
      `all ${sent.acknowledged.length} acknowledged commands are there`,
      `${documents} documents as after a rebuild`,
    ].join('; ');
  }

  private async boaterLink(): Promise<string> {
    const boater = { first_name: 'Inès', last_name: 'Arago', email: 'ines@example.org', phone: '+33612345678' };
    const stay = { start_date: '2099-06-01', end_date: '2099-06-03' };
    const vessel = { name: 'Tern', length: 9, beam: 3, draft: 1.5 };
    const body = { marina_code: this.installation.code, ...stay, boater, vessel };
    const asked = await this.served.sent.send(boaterReservationApi.request, { who: 'anonymous 127.0.0.1' }, body);
    must(asked.status === 200, 'a boater requests a stay', asked);
    return String(asked.body.link_token);
  }

  private async upload(link: string): Promise<number> {
    const form = new FormData();
    form.set('attachment_type', 'VESSEL_INSURANCE');
    form.set('file', new Blob([`%PDF-1.4\n${'x'.repeat(200_000)}`], { type: 'application/pdf' }), 'insurance.pdf');
    const { status } = await fetch(`${this.served.url}${boaterReservationApi.addDocument.path}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${link}` },
      body: form,
    });
    return status;
  }
}
