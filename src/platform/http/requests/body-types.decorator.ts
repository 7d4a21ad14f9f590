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
    upload?: Pick<UploadLimits, 'maxBytes'>;
    /** For all of the body to arrive, where that may take longer than other bodies. */
    bodySeconds?: number;
  }
}

/** No body has longer than the largest backup on a line of 10 megabits a second: half an hour. */
export const MAX_BODY_SECONDS = 30 * 60;

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
  applyDecorators(
    ExtendRouteConfig({ bodyTypes: [FORM_BODY], upload: { maxBytes: upload.maxBytes }, bodySeconds: upload.seconds }),
    ApiConsumes(FORM_BODY),
  );

/**
 * Takes a form with a file that is too large for the memory. How large it may be, the route judges while it reads.
 * @param bodySeconds for all of it to arrive, {@link MAX_BODY_SECONDS} at most
 */
export const LargeUpload = (bodySeconds: number): MethodDecorator =>
  applyDecorators(ExtendRouteConfig({ bodyTypes: [FORM_BODY], bodySeconds }), ApiConsumes(FORM_BODY));

export function bodyTypesOf({ bodyTypes = [JSON_BODY] }: { bodyTypes?: string[] }): string[] {
  return bodyTypes;
}
