import { losesNoForm } from '../faults/forms.fixture.js';

losesNoForm(400, { waits: true });
