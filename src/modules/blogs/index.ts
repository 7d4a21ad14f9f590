export { BlogsModule } from './blogs.module.js';
