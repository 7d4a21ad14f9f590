import { losesNoForm } from './forms.fixture.js';

// Several hundred are sent by test/long, which waits for all that the product waits for.
losesNoForm(50, { waits: false });
