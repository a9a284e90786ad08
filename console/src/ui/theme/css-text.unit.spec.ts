import { describe, expect, it } from '@jest/globals';
import { cssText } from './css-text.js';

describe('the text of styles', () => {
  it('writes properties as CSS does, and lengths in pixels', () => {
    expect(cssText('.a', { marginTop: 4, padding: 0, flex: 1, zIndex: 2, lineHeight: 1.5, fontWeight: 650 })).toBe(
      '.a{margin-top:4px;padding:0;flex:1;z-index:2;line-height:1.5;font-weight:650;}',
    );
    expect(cssText('.a', { WebkitUserSelect: 'none', '--own': 'red' })).toBe('.a{-webkit-user-select:none;--own:red;}');
  });

  it('leaves out what is undefined, and rules without properties', () => {
    expect(cssText('.a', { color: undefined, '&:hover': {}, '& b': { color: 'red' } })).toBe('.a b{color:red;}');
  });

  it('replaces `&` by the selector, the outer properties first', () => {
    expect(cssText('.a', { '&:hover': { color: 'red' }, '[data-x] > &': { color: 'blue' }, gap: 1 })).toBe(
      '.a{gap:1px;}.a:hover{color:red;}[data-x] > .a{color:blue;}',
    );
    expect(cssText('.a', { '& + &': { gap: 1 } })).toBe('.a + .a{gap:1px;}');
  });

  it('splits lists of selectors, nested ones too, but not those in brackets', () => {
    expect(cssText('.a', { '& th, & td': { '&:hover, &:focus': { gap: 1 } } })).toBe(
      '.a th:hover,.a th:focus,.a td:hover,.a td:focus{gap:1px;}',
    );
    expect(cssText('.a', { '&:not(b, i)': { gap: 1 } })).toBe('.a:not(b, i){gap:1px;}');
  });

  it('keeps the styles of an at-rule inside it', () => {
    const styles = { gap: 2, '@media print': { gap: 1, '& b': { '@media x': { gap: 3 } } } };
    expect(cssText('.a', styles)).toBe('.a{gap:2px;}@media print{.a{gap:1px;}@media x{.a b{gap:3px;}}}');
  });
});
