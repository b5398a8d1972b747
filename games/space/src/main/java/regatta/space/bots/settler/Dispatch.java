package regatta.space.bots.settler;

/** Where orders go. */
interface Dispatch {

    void send(int source, int destination, long people);
}
