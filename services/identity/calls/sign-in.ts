import { Inject } from '@nestjs/common';
import { sessionApi } from '../../../contracts/identity/api.js';
import { SIGN_IN_REFUSED } from '../../../contracts/identity/errors.js';
import type { Credentials } from '../../../contracts/identity/session-call-schemas.js';
import type { SignedInUser } from '../../../contracts/identity/user.js';
import type { Marina } from '../../../contracts/marinas/marina.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { Clock } from '../../platform/clock/clock.js';
import { Claims } from '../../platform/event-sourcing/claims.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { freshId } from '../../platform/event-sourcing/derived-id.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall, Sender } from '../../platform/http/received-call.js';
import type { Settings } from '../../platform/settings/settings.js';
import { SETTINGS } from '../../platform/tokens.js';
import { KnownDevices } from '../credentials/known-devices.js';
import { LoginLinks } from '../credentials/login-links.js';
import { OldSystem } from '../credentials/old-system.js';
import { passwordMatches, passwordMatchesForStranger } from '../credentials/passwords.js';
import { SealedContext } from '../credentials/sealed-context.js';
import { SecondFactors } from '../credentials/second-factors.js';
import { SessionTokens } from '../credentials/session-tokens.js';
import { type CodeSender, SignInPace } from '../credentials/sign-in-pace.js';
import { deviceOf } from '../domain/device.js';
import type { NewSession, SecondProof, UserCommand } from '../domain/user-commands.js';
import type { ExistingUser } from '../domain/user-state.js';
import { fullName } from '../domain/user-view.js';
import { decide, signInRefused } from '../domain/user.js';
import { SelfDescription } from '../lookups/self-description.js';
import { EMAIL_CLAIM, userRecord } from '../records/user-record.js';

interface SignedIn {
  readonly token: string;
  readonly device_token: string;
  readonly expires_at: string;
  readonly user: SignedInUser;
  readonly marina: Marina | null;
}

/** Failed attempts are not logged, because anyone could make the log grow. Rate limits slow them down. */
@Handles(sessionApi.login)
export class SignIn {
  constructor(
    private readonly streams: StreamRepository,
    private readonly claims: Claims,
    private readonly tokens: SessionTokens,
    private readonly links: LoginLinks,
    private readonly devices: KnownDevices,
    private readonly pace: SignInPace,
    private readonly factors: SecondFactors,
    private readonly old: OldSystem,
    private readonly sealed: SealedContext,
    private readonly self: SelfDescription,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** Tells browsers whether it is worth trying the old system; the same for every address. */
  async execute(call: ReceivedCall<typeof sessionApi.login>): Promise<SignedIn | Refusal> {
    const answer = await this.signIn(call);
    const refused = isRefusal(answer) && answer.code === SIGN_IN_REFUSED;
    return refused && this.old.isThere ? signInRefused({ old_system: true }) : answer;
  }

  private async signIn({
    input: credentials,
    sender: from,
    context,
  }: ReceivedCall<typeof sessionApi.login>): Promise<SignedIn | Refusal> {
    const user = await this.userOf(credentials.email);
    const known = user !== null && (await this.devices.knows(credentials.device_tokens ?? [], user));
    if (!(await this.verified(credentials, user, known, from)) || user === null) return signInRefused();
    const sender = known ? 'known' : credentials.login_token === undefined ? 'unknown' : 'by_link';
    const second = await this.secondProof(user, credentials.code, sender);
    const session_id = freshId();
    const { token, secret_digest } = await this.tokens.issue(user.user_id, session_id);
    const expires_at = this.expiryOf(credentials);
    const device = deviceOf(from);
    const command = this.command(credentials, user, { session_id, secret_digest, expires_at, device }, second);
    const now = this.clock.nowIso();
    const answer = await this.streams.execute(userRecord, user.user_id, await this.asUser(context, user), (state) =>
      decide(command, state, { now }),
    );
    if (isRefusal(answer)) return answer;
    const marina_id = user.marinas[0]?.marina_id ?? null;
    const device_token = await this.deviceTokenOf(user.user_id);
    const self = await this.self.of({ user_id: user.user_id, session_id }, marina_id);
    return isRefusal(self) ? self : { token, device_token, expires_at, ...self };
  }

  private expiryOf({ keep_signed_in = false }: Credentials): string {
    const { SESSION_HOURS, KEPT_SESSION_DAYS } = this.settings;
    const hours = keep_signed_in ? Math.max(SESSION_HOURS, KEPT_SESSION_DAYS * 24) : SESSION_HOURS;
    return new Date(this.clock.now().getTime() + hours * 3_600_000).toISOString();
  }

  /** The token of the generation that begins with this sign-in, which a link raises. */
  private async deviceTokenOf(userId: string): Promise<string> {
    const { state } = await this.streams.load(userRecord, userId);
    return this.devices.token({ user_id: userId, generation: state.exists ? state.generation : 0 });
  }

  private async userOf(email: string): Promise<ExistingUser | null> {
    const stream = await this.claims.ownerOf(EMAIL_CLAIM, email);
    if (stream === null) return null;
    const { state } = await this.streams.load(userRecord, userRecord.idOf(stream));
    return state.exists ? state : null;
  }

  /**
   * Takes as long for an unknown address. Guesses from unknown devices do not delay the known ones. Nobody guesses the
   * token of a mailed link, so it opens at once whoever is guessing at the password.
   */
  private verified(
    { email, password, login_token }: Credentials,
    user: ExistingUser | null,
    known: boolean,
    { address }: Sender,
  ): Promise<boolean> {
    if (password === undefined) {
      const door = user ?? { user_id: '', generation: 0 };
      return this.links.opens(login_token ?? '', door, this.clock.nowIso());
    }
    const hash = user?.password_hash ?? null;
    return known
      ? this.pace.guess(`known device:${email}`, address, () => passwordMatches(password, hash))
      : this.pace.guess(`name:${email}`, address, () => passwordMatchesForStranger(password, hash));
  }

  /** Only who has passed the first step gets here, so that nobody else learns who has a second factor. */
  private async secondProof(
    { user_id, second_factor }: ExistingUser,
    code: string | undefined,
    sender: CodeSender,
  ): Promise<SecondProof | 'wrong' | null> {
    if (second_factor === null || code === undefined) return null;
    await this.pace.keepSecond(user_id, sender);
    return this.factors.prove(user_id, second_factor, code);
  }

  private command(
    { login_token }: Credentials,
    { generation }: ExistingUser,
    session: NewSession,
    second: SecondProof | 'wrong' | null,
  ): UserCommand {
    return login_token === undefined
      ? { type: 'SignInByPassword', session, generation, second }
      : { type: 'SignInByLink', session, generation, second, link_digest: this.links.digest(login_token) };
  }

  /**
   * The user who signs in is the actor. The command id is new: a token is returned only once, so a resend that the
   * server no longer remembers opens another session.
   */
  private async asUser(context: CommandContext, user: ExistingUser): Promise<CommandContext> {
    const kind = user.is_admin ? ('admin' as const) : ('staff' as const);
    return {
      ...(await this.sealed.of(context)),
      command_id: freshId(),
      marina_id: user.marinas[0]?.marina_id ?? null,
      actor: { kind, id: user.user_id, name: fullName(user) },
    };
  }
}
