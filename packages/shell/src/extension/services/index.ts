export * from './activation.ts';
export { MissingServiceError, type Services } from './build-services.ts';
export * from './define-store.ts';
export * from './service-ref.ts';
