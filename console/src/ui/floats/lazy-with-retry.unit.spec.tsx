import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { lazyWithRetry } from './lazy-with-retry.js';

const Words = ({ words }: { words: string }) => <p>{words}</p>;

describe('a lazily loaded component', () => {
  it('loads once, when it is first rendered, and then renders at once', async () => {
    const load = jest.fn(() => Promise.resolve(Words));
    const Later = lazyWithRetry(load);
    expect(load).not.toHaveBeenCalled();
    const { unmount } = render(
      <>
        <Later words="one" />
        <Later words="two" />
      </>,
    );
    expect(screen.queryByText('one')).toBeNull();
    expect(await screen.findByText('one')).toBeVisible();
    expect(screen.getByText('two')).toBeVisible();
    unmount();
    render(<Later words="three" />);
    expect(screen.getByText('three')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('retries while it is mounted, without affecting the rest of the page', async () => {
    const load = jest.fn<() => Promise<typeof Words>>().mockRejectedValueOnce(new Error('offline'));
    const Later = lazyWithRetry(load.mockResolvedValue(Words));
    render(
      <>
        <p>page</p>
        <Later words="one" />
      </>,
    );
    expect(await screen.findByText('one')).toBeVisible();
    expect(screen.getByText('page')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });
});
