import { expect, it } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { berthApi } from '../../../../../contracts/berths/api.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import { createQueryClient } from '../../../lib/api/query-client.js';
import { usePierBerths } from './use-pier-berths.js';

const { answer } = berthApi.listBerths.example;
const [berth] = answer.items;
const numbered = (number: number) => ({
  ...berth!,
  id: `0190f3a2-5b1c-7c3e-9a44-${String(number).padStart(12, '0')}`,
  number,
});
const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => numbered(first + index));

it('loads every berth of a pier once, although one moves to the next page meanwhile', async () => {
  const server = new ServerDouble()
    .answer(berthApi.listBerths, ({ page }) => ({
      ...answer,
      items: page === 1 ? from(1, 100) : page === 2 ? from(100, 199) : from(200, 201),
      total: 201,
    }))
    .install();
  const client = createQueryClient();
  const wrapper = ({ children }: PropsWithChildren) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => usePierBerths(berth!.pier_id), { wrapper });
  await waitFor(() => expect(result.current.data).toBeDefined());
  expect(result.current.data?.map(({ number }) => number)).toEqual(from(1, 201).map(({ number }) => number));
  server.uninstall();
});
