import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PersonKeys } from './person-keys.js';
import { prepared } from './prepared-key.js';

/**
 * Claims in a link, signed with a secret of the installation, for browsers that cannot send a bearer token. Nothing is
 * stored.
 */
export class SignedClaims {
  private secret: Promise<Buffer> | undefined;

  /** @param name of the secret: claims signed with one are no claims of another */
  constructor(
    private readonly keys: PersonKeys,
    private readonly name: string,
  ) {}

  async tokenFor(claims: object): Promise<string> {
    const content = Buffer.from(JSON.stringify(claims)).toString('base64url');
    return `${content}.${await this.signature(content)}`;
  }

  /** The claims of an intact token, expired or not; null for a forged or truncated one. */
  async read(token: string): Promise<unknown> {
    const [content = '', signature = '', ...rest] = token.split('.');
    const expected = Buffer.from(await this.signature(content));
    const given = Buffer.from(signature);
    if (rest.length > 0 || expected.length !== given.length || !timingSafeEqual(expected, given)) return null;
    return JSON.parse(Buffer.from(content, 'base64url').toString()) as unknown;
  }

  private async signature(content: string): Promise<string> {
    this.secret ??= this.keys.secret(this.name);
    return createHmac('sha256', prepared(await this.secret))
      .update(content)
      .digest('base64url');
  }
}
