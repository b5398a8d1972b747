package regatta.host.match;

import regatta.core.Transcript;

/**
 * The beginning of a job that plays on from a turn of another match. Until that turn every seat gives its recorded answer. The
 * bots are asked from the first turn all the same, and their answers are dropped: so they know what they would know, and stay
 * in step with their protocol.
 *
 * @param transcript the answers before the turn
 * @param turn the first turn that the bots play themselves
 * @param rollout 0 for the bots as they are; any other number varies the first turns by chance, each number in its own way
 *     (see {@link regatta.core.RandomChange})
 */
public record Continuation(Transcript transcript, int turn, int rollout) {

    public Continuation {
        transcript = transcript.upTo(turn);
    }
}
