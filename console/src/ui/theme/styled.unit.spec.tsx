import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { keyframes, styled } from './styled.js';

const Box = styled('div')({ color: 'rgb(1, 2, 3)', paddingTop: 4 });
const Other = styled(Box)({ color: 'rgb(4, 5, 6)' });
const turn = keyframes({ from: { opacity: 0 }, '50%': { opacity: 1 } });

describe('a styled element', () => {
  it('has its look, and what it is given', () => {
    render(
      <Box data-testid="box" className="more" style={{ gap: 1 }}>
        words
      </Box>,
    );
    const box = screen.getByTestId('box');
    expect([box.tagName, box.textContent]).toEqual(['DIV', 'words']);
    expect(box).toHaveClass('more');
    expect(box).toHaveStyle({ color: 'rgb(1, 2, 3)', gap: '1px' });
  });

  it('is another element on demand, with the same look', () => {
    render(<Box as="nav" data-testid="box" />);
    expect(screen.getByTestId('box').tagName).toBe('NAV');
    expect(screen.getByTestId('box')).toHaveStyle({ color: 'rgb(1, 2, 3)' });
  });

  it('overrides the look of the component it wraps', () => {
    render(<Other data-testid="box" />);
    expect(screen.getByTestId('box')).toHaveStyle({ color: 'rgb(4, 5, 6)', paddingTop: '4px' });
  });

  it('can name the steps of an animation', () => {
    expect(document.head.textContent).toContain(`@keyframes ${turn}{from{opacity:0;}50%{opacity:1;}}`);
  });
});
