export * from './activation.ts';
export type { Services } from './create-services.ts';
export * from './define-store.ts';
export { MissingServiceError } from './missing-service-error.ts';
export { defineService, type Refs, type ServiceRef } from './service-ref.ts';
export { services, type ServiceSpec } from './services-point.ts';
