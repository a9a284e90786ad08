import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { pricingApi } from '../../../../../contracts/pricing/api.js';
import { planExample } from '../../../../../contracts/pricing/examples.js';
import { renderConsole } from '../../../../testing/render-console.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import { formOf } from '../model/plan-form.js';
import { ComparedChanges } from './compared-changes.js';

describe('the draft', () => {
  it('is compared with the published list, or with that of last year', async () => {
    const form = formOf(planExample);
    const lastYear = structuredClone(planExample);
    lastYear.seasons[0]!.rates[0]!.daily = 3.9;
    const version = { version: 4, published_at: '2020-03-02T09:00:00.000Z', published_by: null, current: false };
    const server = new ServerDouble()
      .answer(pricingApi.listVersions, { items: [version], total: 1 })
      .answer(pricingApi.getVersion, { ...version, season_pricing_plan: lastYear });
    await renderConsole(<ComparedChanges form={form} changes={[]} />, { server });
    fireEvent.click(await screen.findByLabelText(/^last year’s/));
    expect(await screen.findByText('3.90')).toBeVisible();
    expect(screen.getByText('4.50')).toBeVisible();
  });
});
