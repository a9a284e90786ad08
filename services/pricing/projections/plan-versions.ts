import type { Projection } from '../../platform/consuming/projection.js';
import type { PricingEvent } from '../domain/pricing-events.js';
import type { StoredPlan } from '../domain/stored-plan.js';
import { pricingRecord } from '../records/pricing-record.js';

/** A published plan with its amounts in minor units; `version` is the revision of the event that published it. */
export interface PlanVersionDocument {
  marina_id: string;
  version: number;
  published_at: string;
  published_by: string | null;
  published_by_id: string;
  plan: StoredPlan;
}

/** Every published version of every marina's plan, one document each. */
export const planVersions: Projection<PlanVersionDocument, PricingEvent> = {
  name: 'pricing_versions',
  version: 2,
  indexes: [{ fields: ['marina_id', 'version'] }],
  documentIds: (event) => {
    const published = event.type === 'SeasonPricingPlanCreated' || event.type === 'SeasonPricingPlanUpdated';
    return published ? pricingRecord.idsIn(event).map((marina) => versionId(marina, event.revision)) : [];
  },
  apply: (document, { type, data, stream, revision, metadata }) => {
    if (type !== 'SeasonPricingPlanCreated' && type !== 'SeasonPricingPlanUpdated') return document;
    return {
      marina_id: pricingRecord.idOf(stream),
      version: revision,
      published_at: metadata.recorded_at,
      published_by: metadata.actor.name,
      published_by_id: metadata.actor.id,
      plan: (data as { season_pricing_plan: StoredPlan }).season_pricing_plan,
    };
  },
  staff: { ids: ['published_by_id'], forget: (document) => ({ ...document, published_by: null }) },
};

export function versionId(marina_id: string, version: number): string {
  return `${marina_id}-${String(version)}`;
}
