import { useEffect, useRef, useState } from 'react';

/** Pixels around the window within which rows are drawn. */
const AROUND = 900;

/** Whether an element is in the window or near it, so that its content is worth drawing. */
export function useNearView<E extends Element>() {
  const place = useRef<E>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    if (typeof IntersectionObserver === 'undefined') {
      setNear(true);
      return undefined;
    }
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting === true), {
      rootMargin: `${AROUND}px 0px`,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { place, near };
}
