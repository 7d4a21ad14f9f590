import { applyDecorators } from '@nestjs/common';
import { ApiConsumes } from '@nestjs/swagger';
import { ExtendRouteConfig } from './route-config.decorator.js';

export const JSON_BODY = 'application/json';
export const FORM_BODY = 'multipart/form-data';
export const URLENCODED_BODY = 'application/x-www-form-urlencoded';

declare module 'fastify' {
  interface FastifyContextConfig {
    bodyTypes?: string[];
    /** Whether the fields of a form become the request's body, for each media type of forms. */
    formFields?: boolean;
    upload?: Pick<UploadLimits, 'maxBytes'>;
    /** Timeout for the whole body, where it may take longer than the default. */
    bodySeconds?: number;
  }
}

/** The longest body timeout: the largest backup at 10 megabits a second takes half an hour. */
export const MAX_BODY_SECONDS = 30 * 60;

/** The limits of a route for file uploads. */
export interface UploadLimits {
  /** The largest file. A form with a larger Content-Length is refused before any of it is read. */
  maxBytes: number;
  /** Timeout for the whole body. */
  seconds: number;
}

/** The media types of bodies that a route accepts (default: JSON only); others are answered with 415. */
export const BodyTypes = (...bodyTypes: string[]): MethodDecorator => ExtendRouteConfig({ bodyTypes });

const FORM_TYPES = [FORM_BODY, URLENCODED_BODY, JSON_BODY];

/** Accepts a form as multipart, URL-encoded or JSON; its DTO is the same for all three. Files are refused. */
export const FormBody = (...bodyTypes: string[]): MethodDecorator => {
  const accepted = bodyTypes.length > 0 ? bodyTypes : FORM_TYPES;
  return applyDecorators(ExtendRouteConfig({ bodyTypes: accepted, formFields: true }), ApiConsumes(...accepted));
};

/** Accepts only a form with a file. */
export const Upload = (upload: UploadLimits): MethodDecorator =>
  applyDecorators(
    ExtendRouteConfig({ bodyTypes: [FORM_BODY], upload: { maxBytes: upload.maxBytes }, bodySeconds: upload.seconds }),
    ApiConsumes(FORM_BODY),
  );

/**
 * Accepts a form with a file that is too large for memory. The route itself enforces the file's size limit while it reads.
 * @param bodySeconds timeout for the whole body, {@link MAX_BODY_SECONDS} at most
 */
export const LargeUpload = (bodySeconds: number): MethodDecorator =>
  applyDecorators(ExtendRouteConfig({ bodyTypes: [FORM_BODY], bodySeconds }), ApiConsumes(FORM_BODY));

export function bodyTypesOf({ bodyTypes = [JSON_BODY] }: { bodyTypes?: string[] }): string[] {
  return bodyTypes;
}
