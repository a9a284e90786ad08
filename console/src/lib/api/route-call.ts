import type { Route } from '../../../../contracts/vocabulary/route.js';

/**
 * What a call has to know of a route. Routes of the contracts are such; so are the few that the shell names by literals,
 * which keep zod out of what is loaded first. `In` and `Out` exist for the compiler only.
 */
export interface RouteCall<In = unknown, Out = unknown> extends Pick<
  Route,
  'method' | 'path' | 'does' | 'revision' | 'upload' | 'spoken'
> {
  readonly body?: { readonly _zod: { readonly input: In } };
  readonly answer?: { readonly _zod: { readonly output: Out } };
}
