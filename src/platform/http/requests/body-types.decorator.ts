import { applyDecorators } from '@nestjs/common';
import { ApiConsumes } from '@nestjs/swagger';
import { ExtendRouteConfig } from './route-config.decorator.js';

export const JSON_BODY = 'application/json';
export const FORM_BODY = 'multipart/form-data';
export const URLENCODED_BODY = 'application/x-www-form-urlencoded';

declare module 'fastify' {
  interface FastifyContextConfig {
    bodyTypes?: string[];
    /** The fields of a form become the body, whatever type it has. */
    formFields?: boolean;
    upload?: UploadLimits;
  }
}

/** What a route takes that is there for files. */
export interface UploadLimits {
  /** The longest file. A form that says more is refused before any of it is read. */
  maxBytes: number;
  /** For all of it to arrive. */
  seconds: number;
}

/** The media types of the bodies that a route takes. Without it, that is JSON alone; others are answered with 415. */
export const BodyTypes = (...bodyTypes: string[]): MethodDecorator => ExtendRouteConfig({ bodyTypes });

const FORM_TYPES = [FORM_BODY, URLENCODED_BODY, JSON_BODY];

/** Takes a form as browsers send it, with or without files' encoding, and as JSON: its DTO sees no difference. Files are refused. */
export const FormBody = (...bodyTypes: string[]): MethodDecorator => {
  const taken = bodyTypes.length > 0 ? bodyTypes : FORM_TYPES;
  return applyDecorators(ExtendRouteConfig({ bodyTypes: taken, formFields: true }), ApiConsumes(...taken));
};

/** Takes a form with a file, and nothing else. */
export const Upload = (upload: UploadLimits): MethodDecorator =>
  applyDecorators(ExtendRouteConfig({ bodyTypes: [FORM_BODY], upload }), ApiConsumes(FORM_BODY));

export function bodyTypesOf({ bodyTypes = [JSON_BODY] }: { bodyTypes?: string[] }): string[] {
  return bodyTypes;
}
