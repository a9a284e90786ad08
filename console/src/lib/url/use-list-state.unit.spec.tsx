import { describe, expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { useListState } from './use-list-state.js';

const defaults = {
  tab: 'PENDING',
  search: '',
  statuses: [] as readonly string[],
  mine: false,
  max_length: null as string | null,
  page: 1,
  page_size: 25,
};

function at(address: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={['/before', address]} initialIndex={1}>
      {children}
    </MemoryRouter>
  );
  const { result } = renderHook(() => ({ list: useListState(defaults), address: useLocation(), go: useNavigate() }), {
    wrapper,
  });
  return {
    state: () => result.current.list.state,
    address: () => `${result.current.address.pathname}${result.current.address.search}`,
    do: (change: (list: ReturnType<typeof useListState<typeof defaults>>) => void) =>
      act(() => change(result.current.list)),
    back: () => act(() => void result.current.go(-1)),
    count: () => result.current.list.countSet(['search', 'statuses', 'mine']),
  };
}

describe('the state of a list', () => {
  it('is read from the address, else from the defaults', () => {
    expect(at('/list').state()).toEqual(defaults);
    expect(at('/list?tab=CLOSED&statuses=a,b&mine=true&max_length=12&page=3').state()).toEqual({
      ...defaults,
      tab: 'CLOSED',
      statuses: ['a', 'b'],
      mine: true,
      max_length: '12',
      page: 3,
    });
  });

  it('passes over what is of another shape', () => {
    expect(at('/list?page=last&mine=perhaps&page_size=').state()).toEqual(defaults);
  });

  it('puts a change into the address, without what is as by default', () => {
    const list = at('/list?search=petrel');
    list.do(({ set }) => set({ statuses: ['waiting', 'our_move'], search: '' }));
    expect(list.address()).toBe('/list?statuses=waiting%2Cour_move');
    expect(list.state().statuses).toEqual(['waiting', 'our_move']);
  });

  it('returns to the first page on any change except of the page', () => {
    const list = at('/list?page=4');
    list.do(({ set }) => set({ page: 5 }));
    expect(list.address()).toBe('/list?page=5');
    list.do(({ set }) => set({ search: 'petrel' }));
    expect(list.address()).toBe('/list?search=petrel');
  });

  it('leaves what belongs to others in the address', () => {
    const list = at('/list?open=r1&search=a');
    list.do(({ clear }) => clear());
    expect(list.address()).toBe('/list?open=r1');
  });

  it('clears all but the named keys', () => {
    const list = at('/list?tab=CLOSED&search=a&mine=true&page=2');
    expect(list.count()).toBe(2);
    list.do(({ clear }) => clear(['tab']));
    expect(list.address()).toBe('/list?tab=CLOSED');
    expect(list.count()).toBe(0);
  });

  it('changes in place, so that Back leaves the list, unless a step back is wanted', () => {
    const list = at('/list');
    list.do(({ set }) => set({ search: 'a' }));
    list.do(({ set }) => set({ tab: 'CLOSED' }, { push: true }));
    list.back();
    expect(list.address()).toBe('/list?search=a');
    list.back();
    expect(list.address()).toBe('/before');
  });
});
