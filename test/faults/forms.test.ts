import { losesNoForm } from './forms.fixture.js';

// Several hundred are sent by test/long.
losesNoForm(50);
