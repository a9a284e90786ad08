import { Controller, Get, Header, Inject } from '@nestjs/common';
import type { Route } from '../../../contracts/vocabulary/route.js';
import { Operational } from '../http/endpoint.js';
import { openApiDocument } from '../openapi/openapi-document.js';
import type { KindOfError } from '../openapi/route-operation.js';
import { PAGE, PAGE_POLICY, PAGE_SCRIPT } from './reference-page.js';

/** The content of the reference. */
export interface Documented {
  readonly routes: readonly Route[];
  readonly kindOfError: KindOfError;
}

export const DOCUMENTED = Symbol('DOCUMENTED');

/** Serves the reference of all calls, for programs and for people. */
@Controller()
export class ReferenceController {
  private document: Buffer | undefined;

  constructor(@Inject(DOCUMENTED) private readonly documented: Documented) {}

  /**
   * Built on the first request: building takes a second, which must not slow a start. Kept as bytes that all readers
   * share, because the document is long and public.
   */
  @Operational()
  @Get('/openapi.json')
  @Header('Content-Type', 'application/json; charset=utf-8')
  openapi(): Buffer {
    const { routes, kindOfError } = this.documented;
    this.document ??= Buffer.from(JSON.stringify(openApiDocument(routes, kindOfError)));
    return this.document;
  }

  @Operational()
  @Get('/docs')
  @Header('Content-Type', 'text/html; charset=utf-8')
  @Header('Content-Security-Policy', PAGE_POLICY)
  page(): string {
    return PAGE;
  }

  @Operational()
  @Get('/docs/start.js')
  @Header('Content-Type', 'text/javascript; charset=utf-8')
  script(): string {
    return PAGE_SCRIPT;
  }
}
