// Applications: start a server, its commands and its routes.
export { createServer, type RunningServer } from './assemble/create-server.ts';
export type { EnterpriseEdition } from './assemble/enterprise-edition.ts';
export { printRoutes } from './assemble/print-routes.ts';
export { backupCommand, restoreCommand, runCommand } from './backup/index.ts';
export { flagOf, readConfig, variables, type ServerConfig } from './config/index.ts';
export { createLogger, type Logger } from './logger.ts';
export { doctorCommand } from './start/doctor-command.ts';
export { seedCommand } from './start/seed-command.ts';
export { startServer, type Application } from './start/start-server.ts';
export { typesCommand } from './start/types-command.ts';

// Plugins: what they declare, and the services they receive.
export * from './author-api.ts';
