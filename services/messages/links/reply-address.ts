import { Inject, Injectable } from '@nestjs/common';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { REPLY_TOKEN_LENGTH, tokenIn, withToken } from '../../platform/mail/reply-recipient.js';
import type { PersonKeys } from '../../platform/personal-data/person-keys.js';
import { prepared } from '../../platform/personal-data/prepared-key.js';
import type { Settings } from '../../platform/settings/settings.js';
import { PERSON_KEYS, SETTINGS } from '../../platform/tokens.js';

const kinds = ['reservation', 'absence_report', 'general'] as const;
const LETTERS = { reservation: 'r', absence_report: 'a', general: 'g' } as const;

/** The conversation that a reply belongs to. */
export interface NamedReply {
  readonly about: (typeof kinds)[number];
  /** The reservation, the absence, else the boater. */
  readonly record_id: string;
  /** Which link of the record the mail had; of a general message, the day of the mail since 1970. */
  readonly number: number;
}

const ID_LENGTH = 26;
const NUMBER_LENGTH = 4;
const SIGNATURE_LENGTH = REPLY_TOKEN_LENGTH - 1 - ID_LENGTH - NUMBER_LENGTH;
const MAX_NUMBER = 32 ** NUMBER_LENGTH;

/**
 * The addresses that boaters answer to. A token names the conversation and is signed for its boater with a secret of the
 * installation; it has only small letters and digits, because mail servers may change the case, and fits into an address.
 */
@Injectable()
export class ReplyAddresses {
  private secret: Promise<Buffer> | undefined;

  constructor(
    @Inject(PERSON_KEYS) private readonly keys: PersonKeys,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** Whether the installation reads replies. */
  get offered(): boolean {
    return this.settings.REPLY_ADDRESS !== undefined;
  }

  /** Null: the installation takes no replies. */
  async addressOf(named: NamedReply, boater_id: string): Promise<string | null> {
    const { REPLY_ADDRESS } = this.settings;
    if (REPLY_ADDRESS === undefined || named.number >= MAX_NUMBER) return null;
    const content = contentOf(named);
    return withToken(REPLY_ADDRESS, `${content}${await this.signature(content, boater_id)}`);
  }

  /** The first token among the addresses of a mail. */
  tokenAmong(recipients: readonly string[]): string | undefined {
    const { REPLY_ADDRESS = '' } = this.settings;
    return recipients.map((one) => tokenIn(one, REPLY_ADDRESS)).find((token) => token !== undefined);
  }

  /** Whether the installation itself sent a mail from this address. */
  isOwn(from: string): boolean {
    const { REPLY_ADDRESS = '', MAIL_FROM = '' } = this.settings;
    const sender = /<([^>]+)>/.exec(MAIL_FROM)?.[1] ?? MAIL_FROM;
    return [REPLY_ADDRESS, sender.trim().toLowerCase()].includes(from) || tokenIn(from, REPLY_ADDRESS) !== undefined;
  }

  /** Reads a token without checking its signature; null: it is malformed. */
  named(token: string): NamedReply | null {
    const match = /^([rag])([0-9a-v]{26})([0-9a-v]{4})[0-9a-v]+$/.exec(token);
    if (match === null || token.length !== REPLY_TOKEN_LENGTH) return null;
    const [, letter, id = '', number = ''] = match;
    const about = kinds.find((kind) => LETTERS[kind] === letter);
    const hex = id
      .split('')
      .reduce((sum, digit) => sum * 32n + BigInt(Number.parseInt(digit, 32)), 0n)
      .toString(16);
    if (about === undefined || hex.length > 32) return null;
    const parts = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/.exec(hex.padStart(32, '0'))?.slice(1) ?? [];
    return { about, record_id: parts.join('-'), number: Number.parseInt(number, 32) };
  }

  /** Whether this installation signed the token for this boater. */
  async isFor(token: string, boater_id: string): Promise<boolean> {
    const content = token.slice(0, -SIGNATURE_LENGTH);
    const expected = Buffer.from(await this.signature(content, boater_id));
    const given = Buffer.from(token.slice(-SIGNATURE_LENGTH));
    return expected.length === given.length && timingSafeEqual(expected, given);
  }

  /** 80 bits: a guess costs a mail, and the sender must have the boater's address as well. */
  private async signature(content: string, boater_id: string): Promise<string> {
    this.secret ??= this.keys.secret('reply-addresses');
    const mac = createHmac('sha256', prepared(await this.secret))
      .update(`${content}.${boater_id}`)
      .digest('hex');
    return digits(`0x${mac.slice(0, 20)}`, SIGNATURE_LENGTH);
  }
}

function contentOf({ about, record_id, number }: NamedReply): string {
  return `${LETTERS[about]}${digits(`0x${record_id.replaceAll('-', '')}`, ID_LENGTH)}${digits(number, NUMBER_LENGTH)}`;
}

function digits(value: string | number, length: number): string {
  return BigInt(value).toString(32).padStart(length, '0');
}
