import { createECDH, createHash } from 'node:crypto';

/** The key pair with which push services recognise this installation (VAPID, RFC 8292); base64url. */
export interface PushKey {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Derives the pair from a secret of the installation: the same secret always gives the same pair. */
export function pushKeyOf(secret: Buffer): PushKey {
  const curve = createECDH('prime256v1');
  // A digest is above the order of the curve once in four thousand million times; the next one is then taken.
  for (let digest = createHash('sha256').update('vapid').update(secret).digest(); ;) {
    try {
      curve.setPrivateKey(digest);
      return { publicKey: curve.getPublicKey('base64url'), privateKey: digest.toString('base64url') };
    } catch {
      digest = createHash('sha256').update(digest).digest();
    }
  }
}
