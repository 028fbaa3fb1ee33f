export type { Services } from './create-services.ts';
export { MissingServiceError } from './missing-service-error.ts';
export { services, type ServiceSpec } from './services-point.ts';
