import { type Abstract, Inject, Injectable, Module, type OnModuleInit, type Provider, type Type } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { AuditCatalogues, type AuditWordsOfArea } from '../audit-trail/audit-catalogues.js';
import { AuditViews } from '../audit-trail/audit-views.js';
import { type Policy, PolicyHost } from '../consuming/policy-host.js';
import type { AnyProjection } from '../consuming/projection.js';
import { ProjectionHost } from '../consuming/projection-host.js';
import { EventRegistry } from '../event-sourcing/event-definition.js';
import { FeedRegistry } from '../feed/feed-registry.js';
import { ErrorKinds } from '../openapi/error-kinds.js';
import { type PaymentListener, PaymentListeners } from '../payments/payment-listeners.js';
import { controllerOf } from '../http/handles.js';
import { HintRegistry } from '../realtime/hint-registry.js';
import { type SessionEndReading, SessionEnds } from '../realtime/session-ends.js';
import type { RefusalKind } from '../../../contracts/vocabulary/refusal.js';
import type { ForeignStream, RecordKind } from './record.js';

/** All that the platform needs to run an area. Nest makes the classes among it, in the area's module. */
export interface AreaDefinition {
  readonly records?: readonly RecordKind[];
  /** The words of the audit views of the records. */
  readonly auditWords?: AuditWordsOfArea;
  /** Streams of other areas that become hints or public messages of this one. */
  readonly foreignStreams?: readonly ForeignStream[];
  readonly projections?: readonly (AnyProjection | Type<AnyProjection>)[];
  readonly policies?: readonly Type<Policy>[];
  /** The handlers of the area's calls, each made by `@Handles`. */
  readonly calls?: readonly Type[];
  /** Kinds of refusal of the area's error codes that are neither a missing record (404) nor a conflict (409). */
  readonly errorKinds?: Readonly<Record<string, RefusalKind>>;
  /** Handlers of messages, and the classes that calls, messages and policies share. */
  readonly providers?: readonly Provider[];
  /** Providers that other modules inject. */
  readonly exports?: readonly (Type | Abstract<unknown>)[];
  /** Each of them receives every notification of the payment provider. */
  readonly paymentListeners?: readonly Type<PaymentListener>[];
  /** Which events end sessions, and whose sessions they end. */
  readonly sessionEnds?: readonly SessionEndReading[];
}

const AREA = 'area';

/**
 * Makes the class the Nest module of an area. The area is registered with the platform when the module is initialised.
 */
export function Area(area: AreaDefinition): ClassDecorator {
  const { providers = [], calls = [], projections = [], policies = [], paymentListeners = [] } = area;
  const made = [...projections.filter(isClass), ...policies, ...paymentListeners];
  const own = { provide: AREA, useValue: area };
  return (target) => {
    Reflect.defineMetadata(AREA, area, target);
    Module({
      controllers: calls.length === 0 ? [] : [controllerOf(calls)],
      providers: [...calls, ...providers, ...made, own, AreaRegistration],
      exports: [...(area.exports ?? [])],
    })(target);
  };
}

/** The definition that a module was decorated with, or undefined when the module is not an area's. */
export function areaOf(module: object): AreaDefinition | undefined {
  return Reflect.getMetadata(AREA, module) as AreaDefinition | undefined;
}

@Injectable()
class AreaRegistration implements OnModuleInit {
  constructor(
    @Inject(AREA) private readonly area: AreaDefinition,
    private readonly modules: ModuleRef,
    private readonly events: EventRegistry,
    private readonly audit: AuditViews,
    private readonly auditWords: AuditCatalogues,
    private readonly errorKinds: ErrorKinds,
    private readonly hints: HintRegistry,
    private readonly feed: FeedRegistry,
    private readonly projections: ProjectionHost,
    private readonly policies: PolicyHost,
    private readonly payments: PaymentListeners,
    private readonly sessions: SessionEnds,
  ) {}

  onModuleInit(): void {
    const { records = [], foreignStreams = [], projections = [], policies = [] } = this.area;
    if (this.area.auditWords !== undefined) this.auditWords.register(this.area.auditWords);
    this.errorKinds.register(this.area.errorKinds ?? {});
    for (const { events } of records) this.events.register(Object.values(events));
    for (const { prefix, audit, hint, feed } of [...records, ...foreignStreams]) {
      if (audit !== undefined) this.audit.register(prefix, audit);
      if (hint !== undefined) this.hints.register(prefix, hint);
      if (feed !== undefined) this.feed.register(prefix, feed);
    }
    this.projections.register(...projections.map((one) => (isClass(one) ? this.modules.get(one) : one)));
    this.policies.register(...policies.map((policy) => this.modules.get(policy)));
    for (const listener of this.area.paymentListeners ?? []) this.payments.register(this.modules.get(listener));
    for (const reading of this.area.sessionEnds ?? []) this.sessions.register(reading);
  }
}

function isClass(projection: AnyProjection | Type<AnyProjection>): projection is Type<AnyProjection> {
  return typeof projection === 'function';
}
